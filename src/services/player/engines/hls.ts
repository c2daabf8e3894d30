import Hls, { Events, type Fragment, type HlsConfig } from 'hls.js';
import { allowOwnWorkers } from '../../script-policy.ts';
import { licenceHeaders, type Protection } from '../drm/protection.ts';
import { fairPlayChallenge, fairPlayResponse } from '../drm/fairplay.ts';
import { isDenied } from '../media-fault.ts';
import { distinctSound, indexOfSound } from './audio-tracks.ts';
import type { EngineOptions, StartEngine } from './engine.ts';
import { toHlsFault, isFinal, isRecoverable } from './hls-fault.ts';
import { MediaLoader } from './hls-fragments.ts';
import { followHlsTexts } from './hls-texts.ts';
import { watchMissing } from './missing-segments.ts';
import { removeSkippedSegments } from './unmerged-playlist.ts';

/** Buffer of a stream in a multi-view, in seconds. */
const TILE_BUFFER = 8;

/**
 * Maximum forward buffer in seconds, as with dash.js; hls.js alone would buffer up to 600 s of small segments, wasted
 * if the viewer leaves. The back buffer has no limit: removing data after the end was loaded reopens the media source,
 * and hls.js 1.7.4 does not end it again, so that the video never ends.
 */
const BUFFER = 60;

/** Segment retries: at least every three seconds for about 25 seconds. */
const PATIENT = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 120_000,
    timeoutRetry: { maxNumRetry: 3, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 10, retryDelayMs: 500, maxRetryDelayMs: 3000 },
  },
} satisfies HlsConfig['fragLoadPolicy'];

type KeySystemsConfig = NonNullable<HlsConfig['drmSystems']>;

/** Returns the hls.js configuration for licence requests (DRM), or for the requests of AES-128 keys. */
function protectedBy(protection: Protection | undefined): Partial<HlsConfig> {
  if (!protection) return {};
  if (protection.kind === 'aes-128')
    return {
      xhrSetup: (xhr, url) => {
        if (url.startsWith(protection.keyUrl)) xhr.setRequestHeader('Authorization', `Bearer ${protection.token}`);
      },
    };
  const { licenceUrl, token, keySystems } = protection;
  return {
    emeEnabled: true,
    drmSystems: Object.fromEntries(
      keySystems.map((name) => [
        name,
        // The FairPlay certificate has the same URL as its licences but another method (wire contract, section 2.7).
        { licenseUrl: licenceUrl, ...(name === 'com.apple.fps' && { serverCertificateUrl: licenceUrl }) },
      ]),
    ) as KeySystemsConfig,
    licenseXhrSetup(xhr, _url, { keySystem }, challenge) {
      for (const [name, value] of Object.entries(licenceHeaders(token, keySystem as (typeof keySystems)[number])))
        xhr.setRequestHeader(name, value);
      return keySystem === 'com.apple.fps' ? fairPlayChallenge(challenge) : challenge;
    },
    licenseResponseCallback: (xhr, _url, { keySystem }) =>
      keySystem === 'com.apple.fps' ? fairPlayResponse(xhr.response as ArrayBuffer) : (xhr.response as ArrayBuffer),
  };
}

function configOf({ source, startAt, heightCap, isTile, bandwidth, cmcd }: EngineOptions): Partial<HlsConfig> {
  return {
    // The player renders subtitles itself, identically for all engines.
    renderTextTracksNatively: false,
    // Limits the rendition to the element's size unless a height cap is set.
    capLevelToPlayerSize: heightCap === undefined,
    startFragPrefetch: true,
    fragLoadPolicy: PATIENT,
    fLoader: MediaLoader,
    // -1 starts at the position that the stream itself specifies.
    startPosition: startAt && 'seconds' in startAt && startAt.seconds > 0 ? startAt.seconds : -1,
    // A stored bandwidth replaces the bandwidth test, which loads one segment in the lowest quality.
    ...(bandwidth !== undefined && { abrEwmaDefaultEstimate: bandwidth, testBandwidth: false }),
    maxMaxBufferLength: BUFFER,
    ...(isTile && { maxBufferLength: TILE_BUFFER, maxMaxBufferLength: TILE_BUFFER, backBufferLength: 10 }),
    ...(cmcd && { cmcd: { sessionId: cmcd.sessionId, contentId: cmcd.contentId } }),
    ...protectedBy(source.protection),
  };
}

const boundsOf = ({ type, start, end }: Fragment) => ({ type, start, end });

/**
 * Plays HLS with hls.js over Media Source Extensions. Recovers from a media error once, as the hls.js documentation
 * recommends.
 */
export const start: StartEngine = (element, options) => {
  const { source, events, startAt } = options;
  allowOwnWorkers();
  const hls = new Hls(configOf(options));
  let cap = options.heightCap;
  let mended = false;
  const tellMissing = watchMissing(() => performance.now());
  const capLevels = () => {
    const highest = cap === undefined ? -1 : hls.levels.findLastIndex(({ height }) => height <= (cap ?? 0));
    hls.autoLevelCapping = cap === undefined ? -1 : Math.max(0, highest);
  };
  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    if (cap !== undefined) capLevels();
    events.onQualities(levels.map(({ height }, id) => ({ id, name: String(height) })));
  });
  hls.on(Events.LEVEL_LOADED, (_event, { details }) => removeSkippedSegments(details));
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => events.onHeight(hls.levels[level]?.height ?? 0));
  let isPlaced = !(startAt && 'moment' in startAt);
  hls.on(Events.LEVEL_UPDATED, (_event, { details }) => {
    const [first] = details.fragments;
    if (!details.live || !first) return;
    events.onWindow({ earliest: first.start, edge: details.edge });
    if (isPlaced || !(startAt && 'moment' in startAt) || first.programDateTime === null) return;
    isPlaced = true;
    element.currentTime = Math.max(first.start, first.start + (startAt.moment - first.programDateTime) / 1000);
  });
  const sounds = () => distinctSound(hls.allAudioTracks);
  const tellAudio = () => {
    const all = sounds();
    events.onAudioTracks(
      all.map(({ lang, name }, id) => ({ id, name: lang ?? name, detail: name })),
      indexOfSound(all, hls.audioTracks[hls.audioTrack]),
    );
  };
  hls.on(Events.AUDIO_TRACKS_UPDATED, tellAudio);
  hls.on(Events.AUDIO_TRACK_SWITCHED, tellAudio);
  hls.on(Events.ERROR, (_event, data) => {
    const fault = toHlsFault(data);
    if (!fault) {
      // hls.js stops all loading after a fatal error, even one that only affects subtitles, so loading is started again
      // without them.
      if (!data.fatal) return;
      hls.subtitleTrack = -1;
      hls.startLoad();
      return events.onTextFailed();
    }
    // If a request was denied, hls.js would try other renditions, which are denied as well. Only new URLs and tokens
    // help.
    if (isDenied(fault.status)) return events.onFatal(fault);
    const missing =
      data.frag && data.details === Hls.ErrorDetails.FRAG_LOAD_ERROR && !hls.latestLevelDetails?.live
        ? tellMissing({ ...boundsOf(data.frag), status: fault.status })
        : undefined;
    if (missing) return events.onFatal(missing);
    if (!isFinal(fault, data)) {
      if (data.type !== Hls.ErrorTypes.MEDIA_ERROR) events.onSetback(fault);
      return;
    }
    if (isRecoverable(fault) && !mended) {
      mended = true;
      hls.recoverMediaError();
      return;
    }
    events.onFatal(fault);
  });
  const setTextTrack = followHlsTexts(hls, events);
  hls.loadSource(source.url);
  hls.attachMedia(element);
  return {
    setQuality: (id) => {
      hls.nextLevel = id;
    },
    setHeightCap: (height) => {
      cap = height;
      hls.config.capLevelToPlayerSize = height === undefined;
      capLevels();
    },
    setAudioTrack: (id) => {
      const { lang, name, characteristics } = sounds()[id] ?? {};
      // The track is selected by its properties, because it may exist only in variants that are not playing.
      hls.setAudioOption({ ...(lang && { lang }), ...(name && { name }), ...(characteristics && { characteristics }) });
    },
    setTextTrack,
    livePosition: () => hls.liveSyncPosition ?? undefined,
    moment: () => hls.playingDate?.getTime(),
    stats: () => {
      const level = hls.levels[hls.currentLevel];
      return {
        engine: 'hls',
        bandwidth: Number.isFinite(hls.bandwidthEstimate) ? hls.bandwidthEstimate : undefined,
        bitrate: level?.bitrate,
        codecs: level && [level.videoCodec, level.audioCodec].filter(Boolean).join(', '),
        keySystem:
          source.protection && (source.protection.kind === 'eme' ? source.protection.keySystems[0] : 'AES-128'),
      };
    },
    destroy: () => hls.destroy(),
  };
};
