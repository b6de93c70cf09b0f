// Who sits at this browser. An identity is made only when somebody opens or joins a table.
import { api } from './net/api';

class Myself {
  name: string | null = $state(null);
  /** A code that gives this identity to another browser; told once, when it is made. */
  recovery: string | null = $state(null);

  /** Whether the server has said who this is. */
  asked = $state(false);

  async load(): Promise<void> {
    this.name = await api.me().then(
      (me) => me.name,
      () => null,
    );
    this.asked = true;
  }

  /** The server has answered as to somebody of this name. */
  known(name: string, recovery: string | null | undefined): void {
    this.name = name;
    this.recovery = recovery ?? this.recovery;
  }
}

export const myself = new Myself();
