/** The protocol between a partner's page and the player in its frame, with its version. */
export const PROTOCOL = 'playbill.player/1';

/** What the frame says to whoever frames it. It carries no data, so everybody may hear it. */
export const HELLO = `${PROTOCOL}/hello`;

/** What the page answers, with a nonce and one end of a channel. From then on all goes by the channel. */
export const CONNECT = `${PROTOCOL}/connect`;

/** Codes of errors: those of JSON-RPC 2.0, then our own in the range that it leaves to servers. */
export const codes = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  notReady: -32_001,
  needsGesture: -32_003,
  unsupported: -32_004,
  drm: -32_010,
  network: -32_011,
  media: -32_012,
  forbidden: -32_020,
  rateLimited: -32_029,
} as const;

/** What errors of playback say (product document 2, section 8). */
export const texts = {
  state: 'Error Fetching State',
  play: 'failed to play',
  title: 'VOD does not exist',
  track: 'Track NOT FOUND',
  player: 'Player not found',
} as const;

/** What may be subscribed to. */
export const eventNames = ['state', 'timeupdate', 'ended', 'error'] as const;

/** The notification by which the frame says that it listens, and the one by which an event is told. */
export const READY = 'event.ready';
export const eventMethod = (name: string): string => `event.${name}`;

/** Says something by a channel, which has but one other end. */
export function send(line: Pick<MessagePort, 'postMessage'>, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- ports, unlike windows, have none
  line.postMessage(message);
}
