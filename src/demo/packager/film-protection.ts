import type { Encryption } from './common-encryption.ts';
import { type ContentKey, deriveContentKey } from '#server/viewing/playback/content-key.ts';
import type { FilmFiles, FilmTrack } from './film-files.ts';
import type { StreamProtection } from '#server/viewing/playback/protected-address.ts';

/** A stream protection with its content key. */
export interface FilmProtection extends StreamProtection, ContentKey {}

/** Adds the content key, derived from the server's secret, to a protection. */
export const filmProtection = (secret: Uint8Array, film: string, protection: StreamProtection): FilmProtection => ({
  ...protection,
  ...deriveContentKey(secret, { ...protection, film }),
});

/**
 * Returns how the samples of segment n of a track are encrypted; undefined for clear streams and for the encryption of
 * complete segments.
 */
export function getEncryption(
  { tracks }: FilmFiles,
  track: FilmTrack,
  n: number,
  protection: FilmProtection | undefined,
): Encryption | undefined {
  if (!protection || protection.scheme === 'aes-128') return undefined;
  const { scheme, kid, key, iv } = protection;
  const number = [...tracks.keys()].sort().indexOf(track.name);
  return { scheme, kid, key, iv, media: track.media, track: number, segment: n };
}
