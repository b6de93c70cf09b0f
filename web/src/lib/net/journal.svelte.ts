// The records of a table, in the order of their numbers, whenever they were heard. How far the table has shown them is
// kept apart: what was heard may still wait for its turn on the stage.
import type { TableRecord } from '../types/protocol';

/** Records from one number up to before another. */
export interface Range {
  from: number;
  to: number;
}

export class Journal {
  /** Everything that was heard, ordered by number; each number once. */
  heard: readonly TableRecord[] = $state.raw([]);
  /** The number of the last record that the table shows; -1 before the first. */
  played = $state(-1);
  private memo: { heard: readonly TableRecord[]; played: number; shown: TableRecord[] } | null = null;

  /** Takes records in at their places. What is known stays as it is. */
  insert(fresh: readonly TableRecord[]): void {
    const last = this.heard.at(-1)?.n ?? -1;
    const [only] = fresh;
    if (only && fresh.length === 1 && only.n > last) {
      this.heard = [...this.heard, only];
      return;
    }
    const known = new Set(this.heard.map(({ n }) => n));
    const added = fresh.filter(({ n }) => !known.has(n));
    if (added.length > 0) this.heard = [...this.heard, ...added].sort((one, other) => one.n - other.n);
  }

  /** What the table shows, as far back as it is known without a gap. */
  get shown(): TableRecord[] {
    const { heard, played } = this;
    if (this.memo?.heard !== heard || this.memo.played !== played) {
      const end = heard.findLastIndex(({ n }) => n <= played) + 1;
      let start = end;
      while (start > 0 && heard[start - 1]?.n === played - (end - start)) start -= 1;
      this.memo = { heard, played, shown: heard.slice(start, end) };
    }
    return this.memo.shown;
  }

  /** The latest records that are missing up to `n`, at most so many of them; null when none is. */
  missing(n: number, most: number): Range | null {
    let to = n;
    let index = this.heard.findLastIndex((record) => record.n <= n);
    while (index >= 0 && this.heard[index]?.n === to) {
      to -= 1;
      index -= 1;
    }
    if (to < 0) return null;
    const before = this.heard[index]?.n ?? -1;
    return { from: Math.max(before + 1, to + 1 - most), to: to + 1 };
  }
}
