// What the eye sees at a table of Karak 2. The function runs in the page and reads nothing but what is drawn there.

export interface Scene {
  /** What the screen asks for. */
  is: 'over' | 'ended' | 'shown' | 'battle' | 'ask' | 'turn' | 'wait';
  round: number;
  /** Letters of the actions that are open. */
  acts: string[];
  /** The hexes one can go to, and how strong those are who stand there. */
  ways: { at: string; way: string; foe: number }[];
  /** Where the own hero stands. */
  here: string;
  lives: number;
  /** What the whole army may show in a usual roll. */
  might: number;
  /** Resources of all kinds. */
  goods: number;
  /** How many dice the glory track still has room for. */
  room: number;
  /** Whether the move of this slot is made. */
  moved: boolean;
  /** Whether a small sheet lies over the table. */
  popped: boolean;
  /** Whether something is open that nobody wanted: the board moved under the hand, and another thing was met. */
  astray: boolean;
  battle: {
    spoils: number;
    spares: number;
    agains: number;
    losing: boolean;
    sends: boolean;
    rolled: boolean;
    pending: boolean;
  };
  ask: { laying: boolean; turns: number; trains: number; cards: number; items: boolean };
  /** All of it, to notice when nothing changes any more. */
  looks: string;
}

export function seen(): Scene {
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
  const has = (selector: string) => document.querySelector(selector) !== null;
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const numbers = (text: string | null | undefined) => (text ?? '').match(/\d+/g)?.map(Number) ?? [];
  const sum = (elements: Element[]) =>
    elements.reduce((total, element) => total + (numbers(element.textContent)[0] ?? 0), 0);
  const board = document.querySelector('aside.hero .panel') ?? document;

  const acts = all('.dock .act.on[aria-disabled="false"]').map((act) => act.getAttribute('aria-keyshortcuts') ?? '');
  const ways = all('.hit[data-way]').map((hit) => ({
    at: hit.getAttribute('data-at') ?? '',
    way: hit.getAttribute('data-way') ?? '',
    foe: Number(hit.getAttribute('data-foe') ?? 0),
  }));
  const [army = 0, glory = 0] = numbers(board.querySelector('.glory .cap span:last-child')?.textContent);
  const [attack, strength] = numbers(
    all('.battle .tally .eq, .battle .tally .of')
      .map((part) => part.textContent)
      .join(' '),
  );

  const own = has('.battle') && !has('.battle .head .icon');
  const offered = has(
    '.battle .foot button:not([disabled]):not([aria-disabled="true"]):not(.rid, .undo), .battle .spare:not([disabled])',
  );
  const shown = has('.playback');
  const turn = has('.dock .end:not([disabled])') || (has('.dock .acts') && (acts.length > 0 || ways.length > 0));
  const is = has('dialog[open] .end')
    ? 'over'
    : has('header .result')
      ? 'ended'
      : own
        ? offered
          ? 'battle'
          : shown
            ? 'shown'
            : 'wait'
        : shown
          ? 'shown'
          : has('.dock .ask')
            ? 'ask'
            : turn
              ? 'turn'
              : 'wait';
  const ask = own ? '.battle .spoils .ask' : '.dock .ask';
  return {
    is,
    round: numbers(document.querySelector('header .facts li')?.textContent)[0] ?? 0,
    acts,
    ways,
    here: document.querySelector('.hit[aria-current]')?.getAttribute('data-at') ?? '',
    lives: all('.life:not(.off)', board).length,
    might: 1.3 + 0.8 * sum(all('.army .cnt', board)) + sum(all('.slots em', board)),
    goods: sum(all('.res b', board)),
    room: glory - army,
    moved: has('.dock .tslot.now .gone'),
    popped: has('.pop'),
    astray: has('dialog[open]:not(:has(.end)), aside.drawer'),
    battle: {
      spoils: count('.battle .spoils .ask'),
      spares: count('.battle .spare:not([disabled])'),
      agains: has('.battle .foot .btn.big small') ? 0 : count('.battle .foot .btn.big:not(.primary):not([disabled])'),
      losing: attack !== undefined && strength !== undefined && attack < strength,
      sends: has('.battle button.pick'),
      rolled: has('.battle .rolled'),
      // A question of the rules, not only a last look at the dice.
      pending: has(
        '.battle .spoils .ask, .battle .spare:not([disabled]), .battle .foot .btn.big:not(.primary), .battle .foot .btn.big small',
      ),
    },
    ask: {
      laying: has(`${ask} .laying`),
      turns: count(`${ask} .laying .turns .btn:not([disabled])`),
      trains: count(`${ask} .unit .btn.icon:last-child[aria-disabled="false"]`),
      cards: count(
        `${ask} button.card:not([disabled]):not([aria-disabled="true"]), ${ask} .prices .btn:not([disabled]), ${ask} .combos .btn:not([disabled])`,
      ),
      items: has(`${ask} .card .signs`),
    },
    looks: `${(document.querySelector('.middle')?.textContent ?? '').replace(/\s+/g, ' ').slice(0, 2000)} ${acts.join('')} ${JSON.stringify(ways)}`,
  };
}
