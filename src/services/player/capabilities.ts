import type { KeySystemId } from './drm/protection.ts';
import type { Capabilities, Source } from './choose-engines.ts';

/** Typical video and audio formats, for asking the browser whether it has a key system. */
function configuration(name: KeySystemId, scheme: 'cenc' | 'cbcs'): MediaKeySystemConfiguration {
  // Chromium logs a warning unless Widevine has a robustness level; other key systems do not know this value.
  const common = { encryptionScheme: scheme, robustness: name === 'com.widevine.alpha' ? 'SW_SECURE_CRYPTO' : '' };
  return {
    initDataTypes: ['cenc', 'sinf', 'keyids'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.4d401f"', ...common }],
    audioCapabilities: [{ contentType: 'audio/mp4; codecs="mp4a.40.2"', ...common }],
  };
}

async function hasKeySystem(name: KeySystemId, scheme: 'cenc' | 'cbcs'): Promise<boolean> {
  // Missing in insecure contexts.
  if (!('requestMediaKeySystemAccess' in navigator)) return false;
  try {
    await navigator.requestMediaKeySystemAccess(name, [configuration(name, scheme)]);
    return true;
  } catch {
    // The promise rejects for unsupported key systems.
    return false;
  }
}

/** Detects what this browser can play. Key systems are requested only if a source needs one. */
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
