import type { KeySystem } from './drm/protection.ts';
import type { Capabilities, Source } from './sources.ts';

/** A picture and a sound as all films here have them; a key system is asked whether it can have their keys. */
function configuration(name: KeySystem, scheme: 'cenc' | 'cbcs'): MediaKeySystemConfiguration {
  // Chromium asks for it to be said of Widevine; others know no such word.
  const common = { encryptionScheme: scheme, robustness: name === 'com.widevine.alpha' ? 'SW_SECURE_CRYPTO' : '' };
  return {
    initDataTypes: ['cenc', 'sinf', 'keyids'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.4d401f"', ...common }],
    audioCapabilities: [{ contentType: 'audio/mp4; codecs="mp4a.40.2"', ...common }],
  };
}

async function hasKeySystem(name: KeySystem, scheme: 'cenc' | 'cbcs'): Promise<boolean> {
  // Absent where the page is no secure one.
  if (!('requestMediaKeySystemAccess' in navigator)) return false;
  try {
    await navigator.requestMediaKeySystemAccess(name, [configuration(name, scheme)]);
    return true;
  } catch {
    // It says "not supported" by an error.
    return false;
  }
}

/** What this browser can do for some sources. Key systems are asked for only where a source needs one. */
export async function capabilitiesFor(element: HTMLMediaElement, sources: readonly Source[]): Promise<Capabilities> {
  const asked = sources.flatMap(({ protection }) =>
    protection?.kind === 'eme' ? protection.keySystems.map((name) => ({ name, scheme: protection.scheme })) : [],
  );
  const had = await Promise.all(
    asked.map(async ({ name, scheme }) => ((await hasKeySystem(name, scheme)) ? [name] : [])),
  );
  return {
    mediaSource: 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis,
    nativeHls: element.canPlayType('application/vnd.apple.mpegurl') !== '',
    keySystems: new Set(had.flat()),
  };
}
