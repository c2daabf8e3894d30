import Hls, { Events, type Fragment, type HlsConfig } from 'hls.js';
import { allowOwnWorkers } from '../../script-policy.ts';
import { licenceHeaders, type Protection } from '../drm/protection.ts';
import { fairPlayChallenge, fairPlayResponse } from '../drm/fairplay.ts';
import { isDenied } from '../media-fault.ts';
import { distinctSound, indexOfSound } from './audio-tracks.ts';
import type { EngineOptions, StartEngine } from './engine.ts';
import { faultOf, isFinal, isRecoverable } from './hls-fault.ts';
import { MediaLoader } from './hls-fragments.ts';
import { followTexts } from './hls-texts.ts';
import { watchMissing } from './missing-segments.ts';

/** Seconds that one of several streams at once loads ahead. */
const TILE_BUFFER = 8;

/**
 * Seconds that are loaded ahead at most, as by dash.js. By itself it goes on to 600 where they are small: all at once, and for nothing where
 * the viewer leaves. What is behind is left to it and the browser: a limit that takes something away once the end is loaded opens the media
 * source again, and hls.js 1.7.4 does not end it once more, so that the film never ends.
 */
const BUFFER = 60;

/** A segment that is away for some 25 seconds ends nothing, and is asked for at least every three seconds meanwhile. */
const PATIENT = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 120_000,
    timeoutRetry: { maxNumRetry: 3, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 10, retryDelayMs: 500, maxRetryDelayMs: 3000 },
  },
} satisfies HlsConfig['fragLoadPolicy'];

type KeySystemsConfig = NonNullable<HlsConfig['drmSystems']>;

/** How keys are asked for: licences by a decryption module, or the key of whole segments. */
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
        // FairPlay's certificate is had where its licences are, by another method (the wire contract, section 2.7).
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
    // Subtitles are drawn by the player, the same for every engine.
    renderTextTracksNatively: false,
    // A place in a page asks for no larger picture than it has; a height that is asked for says it better.
    capLevelToPlayerSize: heightCap === undefined,
    startFragPrefetch: true,
    fragLoadPolicy: PATIENT,
    fLoader: MediaLoader,
    // -1 leaves it to the stream.
    startPosition: startAt && 'seconds' in startAt && startAt.seconds > 0 ? startAt.seconds : -1,
    // What is remembered of this network is as good as a first measurement, which costs a segment of the lowest quality.
    ...(bandwidth !== undefined && { abrEwmaDefaultEstimate: bandwidth, testBandwidth: false }),
    maxMaxBufferLength: BUFFER,
    ...(isTile && { maxBufferLength: TILE_BUFFER, maxMaxBufferLength: TILE_BUFFER, backBufferLength: 10 }),
    ...(cmcd && { cmcd: { sessionId: cmcd.sessionId, contentId: cmcd.contentId } }),
    ...protectedBy(source.protection),
  };
}

const boundsOf = ({ type, start, end }: Fragment) => ({ type, start, end });

/** HLS by hls.js over Media Source Extensions. One try to mend a media error, as its documentation advises. */
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
    const fault = faultOf(data);
    if (!fault) {
      // A fatal error has stopped all loading, also where it concerns subtitles alone.
      if (!data.fatal) return;
      hls.subtitleTrack = -1;
      hls.startLoad();
      return events.onTextFailed();
    }
    // It would try its other renditions, which are refused as well: new addresses and tokens are what helps.
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
  const setTextTrack = followTexts(hls, events);
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
      // It may be there in other variants alone.
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
