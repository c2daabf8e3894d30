import { codes, texts } from '../protocol.ts';
import type { PlayerErrorData } from '../client/types.ts';

/** What a call is answered with when it cannot be done. */
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

/** The title plays on, and asking again in the same way helps nothing. */
const settled: PlayerErrorData = { fatal: false, retryable: false };

/** There is no player in the frame: it is loading, or something keeps the title from playing. */
export const noPlayer = (): BridgeError =>
  new BridgeError(codes.notReady, texts.player, { fatal: false, retryable: true });

/** There is no such title, or none on that side. */
export const noTitle = (): BridgeError => new BridgeError(codes.invalidParams, texts.title, { ...settled, http: 404 });

/** There is such a title, and it does not play to guests here. What played before plays on. */
export const refused = (): BridgeError => new BridgeError(codes.forbidden, texts.play, settled);

/** There is no such track. */
export const noTrack = (): BridgeError => new BridgeError(codes.invalidParams, texts.track, settled);

/** The browser does it only after the viewer has done something within the frame. */
export const needsGesture = (message: string): BridgeError =>
  new BridgeError(codes.needsGesture, message, { fatal: false, retryable: true });

/** The browser, or what the frame is allowed, does not have it. */
export const unsupported = (message: string): BridgeError => new BridgeError(codes.unsupported, message, settled);

/** It did not come off in the time that there was. */
export const tooLate = (): BridgeError =>
  new BridgeError(codes.media, texts.play, { fatal: false, retryable: true, reason: 'TIMEOUT' });

/** More was asked than is done at once. */
export const tooMuch = (): BridgeError =>
  new BridgeError(codes.rateLimited, 'Rate limited', { fatal: false, retryable: true });
