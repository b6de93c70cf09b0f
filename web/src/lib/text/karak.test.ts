import { describe, expect, it } from 'vitest';
import { announced, fitting, grouped, listed, numbered } from './choices';
import { BROKEN, KARAK_VIEW, LANGUAGES, sceneOf } from './fixture';
import { aroundLines, boardLines, lookLines, placeIn, playerLines, sideIn, words } from './karak';
import { oddsLines } from './odds';

const english = sceneOf('en', KARAK_VIEW);

describe('the map in sentences', () => {
  it('goes from north to south and from west to east', () => {
    expect(boardLines(english).map((line) => line.slice(0, 7))).toEqual(['(1, −1)', '(−1, 0)', '(0, 0) ', '(1, 0) ']);
  });

  it('tells what stands on a hex, its ways and its chasms', () => {
    const [rocks, farm, castle, forest] = boardLines(english);
    expect(rocks).toContain('monsters: Skeleton Riders, strength 4');
    expect(rocks).toContain('items: 2× ');
    expect(farm).toContain('Dark General, strength 14');
    // The chasm is printed on the castle only, and closes the farm's side too.
    expect(farm).toContain('chasms: east');
    expect(castle).toContain('heroes: Taia; ways: east to (1, 0) and north-east to (1, −1)');
    expect(castle).toContain('chasms: west');
    expect(forest).toContain('city of Taia, with the Plague');
  });

  it('looks around from the hero, with the clock from the north', () => {
    expect(aroundLines(english)).toEqual([
      '(0, 0) Karak Castle; heroes: Taia',
      expect.stringMatching(/^North-east: \(1, −1\) Giant Rock; monsters/),
      expect.stringMatching(/^East: \(1, 0\) Forest; heroes: Darius; city/),
      'South-east: unexplored, (0, 1)',
      'South-west: unexplored, (−1, 1)',
      expect.stringMatching(/^West: a chasm; beyond it \(−1, 0\) Farm/),
      'North-west: unexplored, (0, −1)',
    ]);
  });

  it('finds a hex by its place or by its direction', () => {
    expect(lookLines('(1, -1)', english).slice(0, 2)).toEqual([expect.stringContaining('Giant Rock'), '1 hex away from you.']);
    expect(lookLines('ne', english)[0]).toBe(lookLines('1 -1', english)[0]);
    expect(lookLines('North-East', english)[0]).toBe(lookLines('1,−1', english)[0]);
    expect(lookLines('5,5', english)).toEqual(['No tile lies at (5, 5) yet.', '10 hexes away from you.']);
    expect(lookLines('nowhere', english)).toEqual([expect.stringContaining('Which hex?')]);
  });

  it('reads places however they are written', () => {
    expect([placeIn('(1, -1)'), placeIn('1,-1'), placeIn('(1, −1)'), placeIn(' ( 1 ; -1 ) ')]).toEqual(Array(4).fill([1, -1]));
    expect(placeIn('east')).toBeNull();
  });

  it.each(LANGUAGES)('knows the sides in %s and in English', (language) => {
    const { say } = sceneOf(language, KARAK_VIEW);
    ['e', 'ne', 'nw', 'w', 'sw', 'se'].forEach((side, index) => {
      expect(sideIn(say({ key: `karak-side-${side}`, args: [] }), say)).toBe(index);
      expect(sideIn(side, say)).toBe(index);
    });
    expect(sideIn('south east', say)).toBe(5);
  });
});

describe('a decision', () => {
  const text = (key: string) => ({ key, args: [] });
  const asked = {
    question: 'turn',
    text: text('karak-ask-turn'),
    choices: [
      { choice: 'heal', text: text('web-begin') },
      { choice: { move: { to: [1, -1] as [number, number] } }, text: text('web-leave') },
      { choice: { explore: { to: [0, 1] as [number, number] } }, text: text('web-rules') },
      { choice: 'end_turn', text: text('web-undo') },
    ],
  };
  const scene = { ...english, asked };
  const groups = grouped(words, scene);

  it('is grouped, and its numbers run through', () => {
    expect(groups.map(({ title }) => title)).toEqual(['Act', 'Move', 'Without an action']);
    expect(numbered(groups).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(numbered(groups)[1]?.choosable.choice).toEqual(asked.choices[1]?.choice);
  });

  it('says which way a choice leads and what waits there', () => {
    expect(numbered(groups)[1]?.line).toMatch(/north-east; monsters: Skeleton Riders, strength 4/);
    expect(numbered(groups)[2]?.line).toMatch(/south-east/);
  });

  it('is announced with its choices when they are few, and with its headings when they are many', () => {
    expect(announced('Well?', ['So.'], groups, scene.say)).toEqual(['Well?', 'So.', ...numbered(groups).map(({ n, line }) => `${n}. ${line}`)]);
    const many = grouped(words, { ...scene, asked: { ...asked, choices: [...asked.choices, ...asked.choices] } });
    expect(announced('Well?', [], many, scene.say)).toEqual(['Well?', '8 choices. Enter reads them all.', 'Act: 1 to 2', 'Move: 3 to 6', 'Without an action: 7 to 8']);
  });

  it('is listed under its headings, and found by a word', () => {
    expect(listed(groups)[0]).toBe('Act:');
    expect(fitting(groups, 'SKELETON').map(({ n }) => n)).toEqual([2]);
  });

  it('comes with what is good to know', () => {
    expect(words.situation(scene)).toEqual(['3 actions left.', 'You have moved: moving again gives up one action.']);
  });
});

describe.each(LANGUAGES)('every sentence in %s', (language) => {
  it('is whole', () => {
    const prospect = { win: 0.5, win_with_fireballs: 0.7, driven_off: 0, attacks: [], lives: 0.4, dice: 1.25, unconscious: 0.1, plague: 0.02 };
    const forecasts = [
      { turn: { battles: [{ at: [1, -1], strength: 4, prospect }, { at: [1, 0], strength: null, prospect }] } },
      { send: { sets: [{ sent: [1, 0, 2, 0, 0, 0], prospect }, { sent: [0, 0, 0, 0, 0, 0], prospect }] } },
      { reroll: { stand: prospect, reroll: prospect } },
      { fireballs: { casts: [0, 1, 2, 5].map((fireballs) => ({ fireballs, attack: fireballs, wins: fireballs > 1, drives_off: false })) } },
      null,
    ];
    const scene = sceneOf(language, KARAK_VIEW);
    const lines = [
      ...boardLines(scene),
      ...aroundLines(scene),
      ...lookLines('9 9', scene),
      ...playerLines(scene, 0),
      ...playerLines(scene, 1),
      ...words.topics.flatMap(({ lines: told }) => told(scene)),
      ...words.score(0, { winners: [0], half_points: [6, 0, 0, 0, 0] }, scene),
      ...forecasts.flatMap((forecast) => oddsLines(sceneOf(language, KARAK_VIEW, null, forecast))),
    ];
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => BROKEN.test(line) || line === '')).toEqual([]);
  });
});
