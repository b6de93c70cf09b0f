import { describe, expect, it } from 'vitest';
import { announced, fitting, grouped, listed, numbered } from './choices';
import { say, sceneOf } from './fixture';
import { message } from './message';

const word = (text: string) => message('ui-word', { text });
const remarked = (heading: string, remark: string | null = null, brief: string | null = null) => ({
  heading: message(heading),
  brief: brief === null ? null : word(brief),
  remark: remark === null ? null : word(remark),
  subjects: [],
});
const asked = {
  question: 'turn',
  text: word('Well?'),
  choices: ['heal', 'north-east', 'buy', 'end'].map((choice) => ({ choice, text: word(choice) })),
};
const told = [
  remarked('ui-group-actions'),
  remarked('ui-group-moves', 'Skeleton Riders, strength 4'),
  remarked('ui-group-actions', null, 'a torch'),
  remarked('ui-group-free'),
];
const scene = sceneOf(asked, { choices: told });
const groups = grouped(scene);

describe('a decision', () => {
  it('is grouped by its headings, and the numbers run through', () => {
    expect(groups.map(({ title }) => title)).toEqual(['Actions', 'Move', 'Without an action']);
    expect(numbered(groups).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(numbered(groups).map(({ choosable }) => choosable.choice)).toEqual(['heal', 'buy', 'north-east', 'end']);
  });

  it('says what a choice would bring, and is brief under a heading', () => {
    expect(numbered(groups).map(({ line }) => line)).toEqual([
      'heal',
      'a torch',
      'north-east (Skeleton Riders, strength 4)',
      'end',
    ]);
    const alone = grouped(sceneOf({ ...asked, choices: asked.choices.slice(2, 3) }, { choices: told.slice(2, 3) }));
    expect(alone).toMatchObject([{ title: '', choices: [{ n: 1, line: 'buy' }] }]);
  });

  it('has no choices before they are told', () => {
    expect(grouped(sceneOf(asked))).toEqual([]);
    expect(grouped(sceneOf(null, { choices: told }))).toEqual([]);
  });

  it('is announced with its choices when they are few, and with its headings when they are many', () => {
    expect(announced('Well?', ['So.'], groups, say)).toEqual([
      'Well?',
      'So.',
      ...numbered(groups).map(({ n, line }) => `${n}. ${line}`),
    ]);
    const many = grouped(
      sceneOf({ ...asked, choices: [...asked.choices, ...asked.choices] }, { choices: [...told, ...told] }),
    );
    expect(announced('Well?', [], many, say)).toEqual([
      'Well?',
      '8 choices. Enter reads them all.',
      'Actions: 1 to 4',
      'Move: 5 to 6',
      'Without an action: 7 to 8',
    ]);
  });

  it('is listed under its headings, and found by a word', () => {
    expect(listed(groups)[0]).toBe('Actions:');
    expect(fitting(groups, 'SKELETON').map(({ n }) => n)).toEqual([3]);
  });
});
