// Calls to the table: “your turn”, as a notification of this device, when nobody looks at the table.
import { api, Refusal } from './net/api';
import { UNREACHABLE } from './net/problem';
import { quietFor } from './quiet';
import { tell } from './service.svelte';
import { settings } from './settings.svelte';
import type { Message } from './types/protocol';

/** `blocked`: the person has told the browser never to ask again. */
export type CallState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

class Calls {
  state: CallState = $state('unknown');
  busy = $state(false);
  /** Why the last wish was not fulfilled. */
  problem: Message | null = $state.raw(null);

  /** Looks how things stand. */
  async load(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
      this.state = 'unsupported';
      return;
    }
    if (Notification.permission === 'denied') {
      this.state = 'blocked';
      return;
    }
    // Without a service worker, as while the client is being worked on, there is nobody to be called.
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) this.state = 'unsupported';
    else this.state = (await registration.pushManager.getSubscription()) ? 'on' : 'off';
  }

  /** Asks the browser for the permission and the server for calls. */
  async turnOn(): Promise<void> {
    await this.attempt(async () => {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') {
        this.state = permission === 'denied' ? 'blocked' : 'off';
        return;
      }
      const { key } = await api.pushKey();
      const registration = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: key };
      const subscription = await registration.pushManager.subscribe(options).catch(async () => {
        // A subscription for another server key, of an archive that is gone, stands in the way.
        await (await registration.pushManager.getSubscription())?.unsubscribe();
        return registration.pushManager.subscribe(options);
      });
      await this.send(subscription);
      this.state = 'on';
    });
  }

  async turnOff(): Promise<void> {
    await this.attempt(async () => {
      const registration = await navigator.serviceWorker.ready;
      const subscription = await registration.pushManager.getSubscription();
      if (subscription) {
        await api.uncall(subscription.endpoint);
        await subscription.unsubscribe();
      }
      this.state = 'off';
    });
  }

  /** Tells the server other quiet hours. */
  async changeQuiet(): Promise<void> {
    if (this.state !== 'on') return;
    await this.attempt(async () => {
      const registration = await navigator.serviceWorker.ready;
      const subscription = await registration.pushManager.getSubscription();
      if (subscription) await this.send(subscription);
    });
  }

  private async send(subscription: PushSubscription): Promise<void> {
    const quiet = quietFor(settings.quiet, new Date());
    await tell({ type: 'note', name: 'quiet', text: JSON.stringify(quiet) });
    await api.call(subscription.toJSON(), quiet);
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (thrown) {
      // Besides the server, the browser's own push service may not answer.
      this.problem =
        thrown instanceof Refusal && thrown.problem !== UNREACHABLE
          ? thrown.problem.message
          : { key: 'web-calls-failed' };
    } finally {
      this.busy = false;
    }
  }
}

export const calls = new Calls();
