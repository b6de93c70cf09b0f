// Short notices that go away by themselves.

export interface Toast {
  id: number;
  text: string;
  rule?: string | undefined;
}

class Toasts {
  list: Toast[] = $state.raw([]);
  private next = 1;

  add(text: string, rule?: string): void {
    const id = this.next++;
    // The same words again only stay longer.
    const others = this.list.filter((toast) => toast.text !== text);
    this.list = [...others.slice(-2), { id, text, rule }];
    setTimeout(() => this.drop(id), 7000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
