// The page's side of the service worker: it keeps the shell, shows calls, and brings new versions.
import type { Told } from '../service/told';
import { settings } from './settings.svelte';

class Service {
  /** A new version is there and waits for the page to let it begin. */
  waiting: ServiceWorker | null = $state.raw(null);

  /** Begins; call it in a root effect. */
  follow(): void {
    // While the client is being worked on, nothing is kept.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const container = navigator.serviceWorker;
    void container.register('/service.js').then(
      (registration: ServiceWorkerRegistration | undefined) => {
        // A browser that wants no service workers may answer with nothing.
        if (!registration) return;
        const look = () => {
          // The first one of all begins by itself.
          if (registration.waiting && container.controller) this.waiting = registration.waiting;
        };
        look();
        registration.addEventListener('updatefound', () => {
          registration.installing?.addEventListener('statechange', look);
        });
        // Whoever keeps the table open for days hears of a new version too.
        setInterval(() => void registration.update().catch(() => undefined), 3_600_000);
      },
      () => undefined,
    );
    let known = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (known) location.reload();
      known = true;
    });
    // What came before there was a service worker: fonts, and parts that were opened meanwhile.
    void container.ready.then(() => tell({ type: 'keep', paths: loaded() }));
    $effect(() => void tell({ type: 'note', name: 'language', text: settings.language }));
  }

  /** Lets the new version begin; the page loads anew. */
  takeOver(): void {
    this.waiting?.postMessage({ type: 'take-over' } satisfies Told);
  }
}

/** The files of our own that this page has loaded so far. */
function loaded(): string[] {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return entries.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** Tells the service worker something, as soon as there is one. */
export async function tell(told: Told): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(told);
}

export const service = new Service();
