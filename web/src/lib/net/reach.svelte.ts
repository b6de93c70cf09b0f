// Whether the server answers, as far as the last question told.

class Reach {
  /** No question was left without an answer since the last one that got one. */
  there = $state(true);

  constructor() {
    addEventListener('offline', () => (this.there = false));
  }
}

export const reach = new Reach();
