// The texts of one language, and how a message becomes a sentence. The same rules as the Rust crate `texts`; the
// samples in `samples.json` hold both to them.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message, Seat } from '../types/protocol';

/** How a seat is called: by a message with its cases, by a person's name, which stays as it is, or by both: the name and
 * the hero that the person plays. */
export type SeatName = Message | string | { player: string; as: Message };
export type SeatNames = (seat: Seat) => SeatName;

/** Every case a name may stand in, in any of the languages. A person's name is the same in all of them. */
const CASES = ['in', 'nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'part', 'com', 'all', 'ade'];

interface Term {
  value: string;
  attributes: Map<string, string>;
}

type Variables = Record<string, FluentVariable>;

/** A hero with the name of the person who plays it, in every case. */
function withPlayer(player: string, hero: Term): Term {
  const named = (form: string) => `${player}\u00a0· ${form}`;
  const attributes = new Map(
    [...hero.attributes].map(([name, form]) => [name, CASES.includes(name) ? named(form) : form] as const),
  );
  return { value: named(hero.value), attributes };
}

/** A whole number as all four languages write it here: ungrouped, with a true minus. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value).replace('-', '−');
  }
}

export class Texts {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly known: string[] = [];
  /** Names with all their cases, as they were formatted once. */
  private readonly terms = new Map<string, Term>();

  constructor(language: string, sources: string[]) {
    this.language = language;
    // All four languages run left to right; isolation marks would only litter copied logs.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    const resource = new FluentResource(source);
    for (const { id } of resource.body) this.known.push(id);
    this.bundle.addResource(resource);
    this.terms.clear();
  }

  /** The keys that begin so, in the order of the files. */
  keys(beginning: string): string[] {
    return this.known.filter((key) => key.startsWith(beginning));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message in this language. Whatever is missing stands there in brackets. */
  render(message: Message, names: SeatNames): string {
    return this.value(message.key, this.variables(message.args, names));
  }

  /** A text of the client itself, with numbers and words as they are. */
  say(key: string, args: Record<string, number | string> = {}): string {
    const variables: Variables = {};
    for (const [name, arg] of Object.entries(args)) {
      variables[name] = typeof arg === 'number' ? new PlainNumber(arg) : arg;
    }
    return this.value(key, variables);
  }

  /** A message's attribute, such as the text of a rule. */
  attribute(key: string, name: string): string | undefined {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : undefined;
  }

  private variables(args: Record<string, Arg> = {}, names: SeatNames): Variables {
    const variables: Variables = {};
    const setTerm = (name: string, term: Term) => {
      for (const [attribute, value] of term.attributes) variables[`${name}_${attribute}`] = value;
      variables[name] = term.value;
    };
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg === 'number') variables[name] = new PlainNumber(arg);
      else if (typeof arg === 'string') variables[name] = arg;
      else if ('seat' in arg) setTerm(name, this.seatTerm(arg.seat, names));
      else if ('key' in arg) setTerm(name, this.term(arg, names));
      else {
        const terms = arg.map((message) => this.term(message, names));
        setTerm(name, this.listTerm(terms));
        // An empty list wants another sentence.
        variables[`${name}_count`] = new PlainNumber(terms.length);
      }
    }
    return variables;
  }

  private seatTerm(seat: Seat, names: SeatNames): Term {
    const name = names(seat);
    if (typeof name === 'object' && 'as' in name) return withPlayer(name.player, this.term(name.as, names));
    if (typeof name !== 'string') return this.term(name, names);
    const attributes = new Map(CASES.map((form) => [form, name]));
    attributes.set('gender', 'unknown');
    return { value: name, attributes };
  }

  private term(message: Message, names: SeatNames): Term {
    const known = message.args === undefined ? this.terms.get(message.key) : undefined;
    if (known) return known;
    const variables = this.variables(message.args, names);
    const attributes = new Map<string, string>();
    for (const [name, pattern] of Object.entries(this.bundle.getMessage(message.key)?.attributes ?? {})) {
      attributes.set(name, this.bundle.formatPattern(pattern, variables, []));
    }
    const term = { value: this.value(message.key, variables), attributes };
    if (message.args === undefined) this.terms.set(message.key, term);
    return term;
  }

  /** Several terms as one: their values listed, and each case that all of them have. */
  private listTerm(terms: Term[]): Term {
    const attributes = new Map<string, string>();
    const [first, ...rest] = terms;
    for (const name of first?.attributes.keys() ?? []) {
      const values = terms.map((term) => term.attributes.get(name));
      if (rest.every((term) => term.attributes.has(name))) {
        attributes.set(name, this.listed(values.filter((value) => value !== undefined)));
      }
    }
    return { value: this.listed(terms.map((term) => term.value)), attributes };
  }

  /** Things as the language lists them: “a, b and c”. */
  listed(items: string[]): string {
    const [head, ...others] = items;
    const last = others.pop();
    if (head === undefined || last === undefined) return head ?? '';
    const begun = others.reduce((list, item) => this.value('ui-list-more', { first: list, second: item }), head);
    return this.value('ui-list-two', { first: begun, second: last });
  }

  private value(key: string, variables: Record<string, FluentValue | FluentVariable>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return `[${key}]`;
    return this.bundle.formatPattern(pattern, variables as Variables, []);
  }
}
