/** Name and version of the protocol between a host page and the embedded player. */
export const PROTOCOL = 'playbill.player/1';

/** Message from the frame to any parent window. It contains no data. */
export const HELLO = `${PROTOCOL}/hello`;

/** Response of the host page with a nonce and a MessagePort, which carries all further messages. */
export const CONNECT = `${PROTOCOL}/connect`;

/** Error codes of JSON-RPC 2.0, then own codes in its range for servers. */
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

/** Error messages of the player (product document 2, section 8). */
export const texts = {
  state: 'Error Fetching State',
  play: 'failed to play',
  title: 'VOD does not exist',
  track: 'Track NOT FOUND',
  player: 'Player not found',
} as const;

/** Events that pages can subscribe to. */
export const eventNames = ['state', 'timeupdate', 'ended', 'error'] as const;

/** Name of the notification that a channel was accepted; `eventMethod` names those of events. */
export const READY = 'event.ready';
export const eventMethod = (name: string): string => `event.${name}`;

/** Sends a message through a port. */
export function send(line: Pick<MessagePort, 'postMessage'>, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- ports, unlike windows, have none
  line.postMessage(message);
}
