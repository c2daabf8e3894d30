import type { MediaPlayerSettingClass } from 'dashjs';
import type { EngineOptions } from './engine.ts';

/** Seconds that one of several streams at once loads ahead. */
const TILE_BUFFER = 8;

type Settings = NonNullable<MediaPlayerSettingClass['streaming']>;

type Played = Pick<EngineOptions, 'source' | 'heightCap' | 'isTile' | 'bandwidth' | 'cmcd'>;

/** How dash.js is to play a stream: where its own ways cost time or belong to somebody else here. */
export function settingsOf({ source, heightCap, isTile, bandwidth, cmcd }: Played): Settings {
  return {
    // Subtitles are drawn by the player, the same for every engine.
    text: { defaultEnabled: false, dispatchForManualRendering: true },
    // The player has one book of what is remembered, for all engines.
    lastBitrateCachingInfo: { enabled: false },
    lastMediaSettingsCachingInfo: { enabled: false },
    saveLastMediaSettingsForCurrentStreamingSession: false,
    // Each seek and each change of rendition would ask for what begins a track once more, and for its segment only then.
    cacheInitSegments: true,
    // What the manifest has is asked of Media Source Extensions at once, not rendition by rendition of another process; encrypted
    // streams are asked about with their keys.
    ...(source.protection?.kind !== 'eme' && { capabilities: { useMediaCapabilitiesApi: false } }),
    abr: {
      limitBitrateByPortal: heightCap === undefined,
      usePixelRatioInLimitBitrateByPortal: true,
      // In kilobits.
      ...(bandwidth !== undefined && { initialBitrate: { video: Math.round((bandwidth * 0.8) / 1000) } }),
    },
    // As patient as hls.js: a segment that is away for some 25 seconds ends nothing.
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
