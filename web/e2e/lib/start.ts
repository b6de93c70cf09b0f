// The ways from the start page to a table, as people click them.
import { expect, type Page } from '@playwright/test';
import type { Tab } from './tab.ts';

/** From the start page to a game against bots: two clicks. */
export async function playNow(page: Tab): Promise<void> {
  await page.goto('/');
  await page.locator('button.first').click();
  await page.locator('dialog[open] .btn.primary').click();
  await page.waitForURL(/\/t\//);
}

/** Chooses one of the options under a heading of the open dialog, by its place. */
async function option(page: Page, group: number, index: number): Promise<void> {
  await page.locator('dialog[open] fieldset').nth(group).locator('label').nth(index).click();
}

/** Opens a table for friends, with so many people and bots; the address that invites to it is the answer. */
export async function openForFriends(page: Page, name: string, people = 2, bots = 0): Promise<string> {
  await page.goto('/');
  await page.locator('.two .go').first().click();
  await page.locator('dialog[open] input.input').fill(name);
  await option(page, 1, people - 2);
  if (people < 5) await option(page, 2, bots);
  await page.locator('dialog[open] .btn.primary').click();
  const address = page.locator('input.address');
  await expect(address).toHaveValue(/#k=/);
  return address.inputValue();
}

/** Opens a table for several people at one screen, of the game that is on the table or of one by its place. */
export async function openHotSeat(
  page: Page,
  people = 2,
  bots = 0,
  game?: number,
  names: readonly string[] = [],
): Promise<void> {
  await page.goto('/');
  await page.locator('.two .go').nth(1).click();
  if (game !== undefined) await option(page, 0, game);
  await option(page, 1, people - 2);
  for (const [index, name] of names.entries()) await page.locator('dialog[open] input.input').nth(index).fill(name);
  if (people < 5) await option(page, 2, bots);
  await page.locator('dialog[open] .btn.primary').click();
  await page.waitForURL(/\/t\//);
}

/** Follows an invitation and sits down. */
export async function joinBy(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.locator('form input.input').fill(name);
  await page.locator('form .btn.primary').click();
}
