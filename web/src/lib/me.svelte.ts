// Who sits at this browser. An identity is made only when somebody opens or joins a table.
import { api, type Me } from './net/api';

class Myself {
  me: Me | null = $state.raw(null);
  /** A code that gives this identity to another browser; told once, when it is made. */
  recovery: string | null = $state(null);

  async load(): Promise<void> {
    try {
      this.me = await api.me();
    } catch {
      this.me = null;
    }
  }

  /** Makes sure there is an identity, with this name. */
  async called(name: string): Promise<void> {
    if (this.me?.name === name) return;
    this.me = await api.call(name);
    this.recovery = this.me.recovery ?? this.recovery;
  }
}

export const myself = new Myself();

/** Chance of our own for the dice, so that nobody can know them beforehand. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
