import type { PlaybackFault } from '#renderers/ports/player.ts';
import { codes, texts } from '../protocol.ts';
import { BridgeError } from './bridge-error.ts';

/** Bridge error codes by prefix of the player's fault code (`src/services/player/faults.ts`). */
const kinds: readonly [begin: RegExp, code: number][] = [
  [/^LICENCE/, codes.drm],
  [/^(?:NO_ANSWER|MANIFEST|SEGMENT|SERVICE_UNAVAILABLE)/, codes.network],
  [/^UNSUPPORTED/, codes.unsupported],
  [/^(?:MEDIA|STALLED)/, codes.media],
  [/^(?:FORBIDDEN|UNAUTHORIZED|NOT_FOUND|CONFLICT|TOO_MANY)/, codes.forbidden],
];

/** Converts a playback fault into a bridge error, without internals of the engine. */
export function faultError({ code, retry }: Pick<PlaybackFault, 'code' | 'retry'>): BridgeError {
  const http = /_([45]\d\d)$/.exec(code)?.[1];
  return new BridgeError(kinds.find(([begin]) => begin.test(code))?.[1] ?? codes.media, texts.play, {
    fatal: true,
    retryable: retry,
    reason: code,
    ...(http !== undefined && { http: Number(http) }),
  });
}
