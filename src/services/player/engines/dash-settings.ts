import type { MediaPlayerSettingClass } from 'dashjs';
import type { EngineOptions } from './engine.ts';

/** Buffer of a stream in a multi-view, in seconds. */
const TILE_BUFFER = 8;

type Settings = NonNullable<MediaPlayerSettingClass['streaming']>;

type Played = Pick<EngineOptions, 'source' | 'heightCap' | 'isTile' | 'bandwidth' | 'cmcd'>;

/**
 * Settings for dash.js that differ from its defaults: where those are slow, or where the player does the same itself.
 */
export function settingsOf({ source, heightCap, isTile, bandwidth, cmcd }: Played): Settings {
  return {
    // Subtitles: the player renders them itself, identically for all engines.
    text: { defaultEnabled: false, dispatchForManualRendering: true },
    // The player stores the bandwidth and the chosen tracks itself, identically for all engines.
    lastBitrateCachingInfo: { enabled: false },
    lastMediaSettingsCachingInfo: { enabled: false },
    saveLastMediaSettingsForCurrentStreamingSession: false,
    // Without the cache each seek and rendition change loads the initialization segment again before the media segment.
    cacheInitSegments: true,
    // Checks codecs with Media Source Extensions, which is synchronous, instead of one Media Capabilities request per
    // rendition. Encrypted streams need the latter for their key systems.
    ...(source.protection?.kind !== 'eme' && { capabilities: { useMediaCapabilitiesApi: false } }),
    abr: {
      limitBitrateByPortal: heightCap === undefined,
      usePixelRatioInLimitBitrateByPortal: true,
      // dash.js expects kilobits per second; starts with 80 % of the stored bandwidth.
      ...(bandwidth !== undefined && { initialBitrate: { video: Math.round((bandwidth * 0.8) / 1000) } }),
    },
    // Retries for about 25 seconds, as hls.js does, before a missing segment is fatal.
    retryAttempts: { MPD: 1, MediaSegment: 9, InitializationSegment: 9, license: 0 },
    retryIntervals: { MediaSegment: 2500, InitializationSegment: 2500 },
    manifestRequestTimeout: 10_000,
    ...(isTile && {
      buffer: {
        bufferTimeDefault: TILE_BUFFER,
        bufferTimeAtTopQuality: TILE_BUFFER,
        bufferTimeAtTopQualityLongForm: TILE_BUFFER,
      },
    }),
    ...(cmcd && { cmcd: { enabled: true, mode: 'query', sid: cmcd.sessionId, cid: cmcd.contentId } }),
  };
}
