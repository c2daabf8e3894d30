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

/** Data of errors after which the title keeps playing and repeating the same call does not help. */
const settled: PlayerErrorData = { fatal: false, retryable: false };

/** Error for calls while there is no player in the frame: it is still loading, or the title may not play. */
export const noPlayer = (): BridgeError =>
  new BridgeError(codes.notReady, texts.player, { fatal: false, retryable: true });

/** Error for a title that does not exist, or that has no previous or next title. */
export const noTitle = (): BridgeError => new BridgeError(codes.invalidParams, texts.title, { ...settled, http: 404 });

/** Error for a title that exists but may not play for guests. The current title keeps playing. */
export const refused = (): BridgeError => new BridgeError(codes.forbidden, texts.play, settled);

/** Error for an audio or subtitle track that does not exist. */
export const noTrack = (): BridgeError => new BridgeError(codes.invalidParams, texts.track, settled);

/** Error for actions that the browser only allows after a click or key press within the frame. */
export const needsGesture = (message: string): BridgeError =>
  new BridgeError(codes.needsGesture, message, { fatal: false, retryable: true });

/** Error for actions that the browser does not support or the frame's permissions do not allow. */
export const unsupported = (message: string): BridgeError => new BridgeError(codes.unsupported, message, settled);

/** Error if the player was not ready, or did not reach the requested state, within the timeout. */
export const tooLate = (): BridgeError =>
  new BridgeError(codes.media, texts.play, { fatal: false, retryable: true, reason: 'TIMEOUT' });

/** Error if the host page exceeds the rate limit or the limit of concurrent calls. */
export const createRateLimitError = (): BridgeError =>
  new BridgeError(codes.rateLimited, 'Rate limited', { fatal: false, retryable: true });
