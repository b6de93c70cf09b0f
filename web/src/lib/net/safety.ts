// What concerns one's own devices, and people one would rather not meet.
import type {
  BlockedPerson,
  BlockedSeats,
  Blocking,
  OwnDevice,
  Reporting,
  WhichBlock,
  WhichDevice,
} from '../types/protocol';
import { ask } from './api';

export const safety = {
  devices: () => ask<OwnDevice[]>('GET', '/me/devices'),
  revoke: (which: WhichDevice) => ask<unknown>('POST', '/me/devices/revoke', which),
  /** Signs this device out. */
  signOut: () => ask<unknown>('POST', '/me/sign-out'),
  blocks: () => ask<BlockedPerson[]>('GET', '/me/blocks'),
  block: (whom: Blocking) => ask<unknown>('POST', '/me/blocks', whom),
  unblock: (which: WhichBlock) => ask<unknown>('POST', '/me/blocks/remove', which),
  /** Where blocked people sit at a table. */
  blocked: (table: string) => ask<BlockedSeats>('GET', `/tables/${table}/blocked`),
  /** Reports a person or a line of the chat to the operator. */
  report: (table: string, what: Reporting) => ask<unknown>('POST', `/tables/${table}/report`, what),
};
