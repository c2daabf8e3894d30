import type { Encryption } from './common-encryption.ts';
import { type ContentKey, contentKeyOf } from './content-key.ts';
import type { FilmFiles, FilmTrack } from './film-files.ts';
import type { StreamProtection } from './protected-address.ts';

/** A film's protection as an address names it, with its key. */
export interface FilmProtection extends StreamProtection, ContentKey {}

/** The protection of a film by the server's own key for content. */
export const filmProtection = (secret: Uint8Array, film: string, protection: StreamProtection): FilmProtection => ({
  ...protection,
  ...contentKeyOf(secret, { ...protection, film }),
});

/** How segment n of a track is encrypted sample by sample; undefined where it is not. */
export function encryptionOf(
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
