import { describe, expect, it } from 'vitest';
import { Stage } from '../stage.svelte';
import { FakeWorld } from '../testing';
import { Playback, type Script } from './playback.svelte';

type Event = { moved: { seat: number } } | { rolled: { seat: number } };

function played(script: Script<Event>, calm = false) {
  const world = new FakeWorld();
  const stage = new Stage(() => ({ speed: 1, calm }), undefined, world);
  stage.view = 'before';
  const playback = new Playback<Event>({ stage: () => stage, isOwn: (seat) => seat === 0 }, script);
  playback.attend(stage);
  const push = (event: Event) =>
    stage.push(
      { n: 1, at: 0, what: { type: 'began' }, events: [{ event, text: { key: 'line' } }] },
      ['after'],
      () => undefined,
    );
  return { world, stage, push };
}

describe('an event', () => {
  it('of the viewer is looked at as long as the game says, and the view changes at once', async () => {
    const { world, stage, push } = played({ time: () => 900 });
    push({ moved: { seat: 0 } });
    await world.pass(890);
    expect(stage).toMatchObject({ busy: true, view: 'after' });
    await world.pass(20);
    expect(stage.busy).toBe(false);
  });

  it('of somebody else is looked at two thirds as long', async () => {
    const { world, stage, push } = played({ time: () => 900 });
    push({ moved: { seat: 1 } });
    await world.pass(590);
    expect(stage.busy).toBe(true);
    await world.pass(20);
    expect(stage.busy).toBe(false);
  });

  it('is over soon in calm', async () => {
    const { world, stage, push } = played({ time: () => 900 }, true);
    push({ moved: { seat: 0 } });
    await world.pass(360);
    expect(stage.busy).toBe(false);
  });

  it('with nothing to see takes no time', async () => {
    const { world, stage, push } = played({ time: () => 0 });
    push({ moved: { seat: 0 } });
    await world.pass(0);
    expect(stage).toMatchObject({ busy: false, view: 'after' });
  });

  it('in suspense says nothing before the game does', async () => {
    const { world, stage, push } = played({
      time: () => 100,
      suspense: (event) => 'rolled' in event,
      show: async ({ reveal, wait, tell, time }) => {
        reveal();
        await wait(900);
        tell();
        await wait(time);
      },
    });
    push({ rolled: { seat: 0 } });
    await world.pass(899);
    expect(stage).toMatchObject({ caption: null, view: 'after' });
    await world.pass(2);
    expect(stage.caption?.key).toBe('line');
  });
});
