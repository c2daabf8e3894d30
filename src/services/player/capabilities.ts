import type { KeySystemId } from './drm/protection.ts';
import type { Capabilities, Source } from './choose-engines.ts';

/**
 * Configuration with typical video and audio formats, used to ask the browser whether it supports a key system (DRM).
 */
function configuration(name: KeySystemId, scheme: 'cenc' | 'cbcs'): MediaKeySystemConfiguration {
  // For Widevine, Chromium logs a warning unless a robustness level is requested. Other key systems do not know
  // Widevine's levels.
  const common = { encryptionScheme: scheme, robustness: name === 'com.widevine.alpha' ? 'SW_SECURE_CRYPTO' : '' };
  return {
    initDataTypes: ['cenc', 'sinf', 'keyids'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.4d401f"', ...common }],
    audioCapabilities: [{ contentType: 'audio/mp4; codecs="mp4a.40.2"', ...common }],
  };
}

async function hasKeySystem(name: KeySystemId, scheme: 'cenc' | 'cbcs'): Promise<boolean> {
  // The API does not exist in insecure contexts (HTTP).
  if (!('requestMediaKeySystemAccess' in navigator)) return false;
  try {
    await navigator.requestMediaKeySystemAccess(name, [configuration(name, scheme)]);
    return true;
  } catch {
    // The call rejects if the browser does not support the key system.
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
