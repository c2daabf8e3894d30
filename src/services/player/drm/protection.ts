import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';

/** The `drm` object of a stream URL (product document 1, section 3). */
export type StreamDrm = NonNullable<PlayerJson['hls'][number]['drm']>;

/** Key system identifiers of browsers (Encrypted Media Extensions, section 3). */
const systems = {
  CLEARKEY: 'org.w3.clearkey',
  WIDEVINE: 'com.widevine.alpha',
  PLAYREADY: 'com.microsoft.playready',
  FAIRPLAY: 'com.apple.fps',
} as const;

/** Key system identifier, such as `com.widevine.alpha`. */
export type KeySystemId = (typeof systems)[keyof typeof systems];

/** How the player obtains the keys of an encrypted stream. The kind `eme` covers all key systems (DRM). */
export type Protection =
  /** The browser's content decryption module requests the keys, with the first available key system. */
  | { kind: 'eme'; scheme: 'cenc' | 'cbcs'; keySystems: readonly KeySystemId[]; licenceUrl: string; token: string }
  /** The segments are encrypted with AES-128 (RFC 8216, 4.3.2.4), and the URLs of their keys start with `keyUrl`. */
  | { kind: 'aes-128'; keyUrl: string; token: string };

/** Converts a stream's `drm` object. Unknown key systems are dropped. */
export function protectionOf({ encryptionMode, keySystems, url, jwtToken }: StreamDrm): Protection {
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

/** Headers of a licence request: the token and the key system (wire contract, section 2.7). */
export function licenceHeaders(token: string, system: KeySystemId): Record<string, string> {
  return { Authorization: `Bearer ${token}`, 'X-DRM-INFO': btoa(JSON.stringify({ system })) };
}
