import { codes, texts } from '../protocol.ts';
import type { PlayerErrorData } from '../client/types.ts';

/** JSON-RPC error response of the bridge. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: number;
  readonly data: PlayerErrorData | undefined;

  constructor(code: number, message: string, data?: PlayerErrorData) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The title keeps playing, and repeating the same call does not help. */
const settled: PlayerErrorData = { fatal: false, retryable: false };

/** There is no player in the frame: it is loading, or the title may not play. */
export const noPlayer = (): BridgeError =>
  new BridgeError(codes.notReady, texts.player, { fatal: false, retryable: true });

/** The title does not exist, or has no neighbour on that side. */
export const noTitle = (): BridgeError => new BridgeError(codes.invalidParams, texts.title, { ...settled, http: 404 });

/** The title exists but may not play for guests. The current title keeps playing. */
export const refused = (): BridgeError => new BridgeError(codes.forbidden, texts.play, settled);

/** The track does not exist. */
export const noTrack = (): BridgeError => new BridgeError(codes.invalidParams, texts.track, settled);

/** The browser requires a user gesture within the frame first. */
export const needsGesture = (message: string): BridgeError =>
  new BridgeError(codes.needsGesture, message, { fatal: false, retryable: true });

/** Not supported by the browser or not allowed by the frame's permissions. */
export const unsupported = (message: string): BridgeError => new BridgeError(codes.unsupported, message, settled);

/** The player did not get there within the timeout. */
export const tooLate = (): BridgeError =>
  new BridgeError(codes.media, texts.play, { fatal: false, retryable: true, reason: 'TIMEOUT' });

/** The rate limit or the limit of concurrent calls is exceeded. */
export const createRateLimitError = (): BridgeError =>
  new BridgeError(codes.rateLimited, 'Rate limited', { fatal: false, retryable: true });
