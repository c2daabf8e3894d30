import type { PlayerJson } from '#schemas/wire/playback.ts';

/** What a stream's `drm` says (product document 1, section 3), for one of its addresses. */
export type Drm = NonNullable<PlayerJson['hls'][number]['drm']>;

/** Key systems by the names that browsers know them by (Encrypted Media Extensions, section 3). */
const systems = {
  CLEARKEY: 'org.w3.clearkey',
  WIDEVINE: 'com.widevine.alpha',
  PLAYREADY: 'com.microsoft.playready',
  FAIRPLAY: 'com.apple.fps',
} as const;

/** Name of a key system as browsers know it. */
export type KeySystem = (typeof systems)[keyof typeof systems];

/** How the keys of a stream are had. One path for all key systems: they differ in names and in what is sent. */
export type Protection =
  /** By the browser's content decryption module, through the first of these key systems that it has. */
  | { kind: 'eme'; scheme: 'cenc' | 'cbcs'; keySystems: readonly KeySystem[]; licenceUrl: string; token: string }
  /** Whole segments under one key (RFC 8216, 4.3.2.4: AES-128), which is asked for at addresses that begin so. */
  | { kind: 'aes-128'; keyUrl: string; token: string };

/** Reads what a stream says of its protection. Key systems that nobody here knows are left out. */
export function protectionOf({ encryptionMode, keySystems, url, jwtToken }: Drm): Protection {
  if (encryptionMode === 'AES128') return { kind: 'aes-128', keyUrl: url, token: jwtToken };
  const known = keySystems.flatMap((name) =>
    Object.hasOwn(systems, name) ? [systems[name as keyof typeof systems]] : [],
  );
  return {
    kind: 'eme',
    scheme: encryptionMode === 'CBCS' ? 'cbcs' : 'cenc',
    keySystems: known,
    licenceUrl: url,
    token: jwtToken,
  };
}

/** Headers of a licence request: the token, and which system asks (the wire contract, section 2.7). */
export function licenceHeaders(token: string, system: KeySystem): Record<string, string> {
  return { Authorization: `Bearer ${token}`, 'X-DRM-INFO': btoa(JSON.stringify({ system })) };
}
