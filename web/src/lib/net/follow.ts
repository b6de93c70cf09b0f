// How a viewer's view follows from what is told.
import type { Shown, TableRecord } from '../types/protocol';
import { applyPatch, type Patch } from './patch';

/** The view after each event of a record. */
export function viewsAfter(before: unknown, record: TableRecord): unknown[] {
  let view = before;
  return record.events.map(({ patch }) => (view = applyPatch(view, patch as Patch | undefined)));
}

/** The view after a record: that after its last event, or a whole one where no patch leads to it. */
export function viewAtEnd(before: unknown, { shown }: TableRecord, views: readonly unknown[]): unknown {
  if (shown && 'view' in shown) return shown.view ?? null;
  return views.length > 0 ? views.at(-1) : before;
}

/** What a record is to the view: its events lead on from it, it is part of it already, or something before is missing. */
export type Step = { is: 'next'; views: unknown[] } | { is: 'known' } | { is: 'gap' };

export class Follower {
  /** The number of the last record that the view includes; none before the welcome. */
  head: number | undefined;
  view: unknown = null;

  /** Takes over what the viewer sees after record `n`, or without a record. */
  replace(shown: Shown, n?: number): void {
    if (n !== undefined) this.head = Math.max(n, this.head ?? n);
    if ('view' in shown) this.view = shown.view ?? null;
  }

  take(record: TableRecord): Step {
    // One of before the welcome.
    if (this.head === undefined || record.n <= this.head) return { is: 'known' };
    if (record.n > this.head + 1) return { is: 'gap' };
    this.head = record.n;
    const views = viewsAfter(this.view, record);
    this.view = viewAtEnd(this.view, record, views);
    return { is: 'next', views };
  }
}
