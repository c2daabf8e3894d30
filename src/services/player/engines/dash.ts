import { MediaPlayer, type MediaPlayerClass, type ProtectionDataSet, type Representation } from 'dashjs';
import { licenceHeaders, type Protection } from '../drm/protection.ts';
import { isDenied, MediaFault } from '../media-fault.ts';
import { mainLanguage } from './audio-tracks.ts';
import type { EngineEvents, StartEngine } from './engine.ts';
import { type AdaptationSet, toDashFault, faultOfRemoved } from './dash-fault.ts';
import { settingsOf } from './dash-settings.ts';
import { followDashTexts } from './dash-texts.ts';
import { isManifest } from './is-manifest.ts';
import { lengthOf } from './manifest-length.ts';
import { isTextResponse } from './is-text.ts';
import { type Gap, hasDataAt, jumpOverGap, skipGaps, watchMissing } from './missing-segments.ts';
import { type PeriodManifest, removeUndecodablePeriods } from './undecodable-periods.ts';

function protectionData({ keySystems, licenceUrl, token }: Extract<Protection, { kind: 'eme' }>): ProtectionDataSet {
  return Object.fromEntries(
    keySystems.map((name, index) => [
      name,
      { serverURL: licenceUrl, httpRequestHeaders: licenceHeaders(token, name), priority: index },
    ]),
  );
}

type Interceptor = Parameters<MediaPlayerClass['addResponseInterceptor']>[0];

const askedFor = ({ request }: Parameters<Interceptor>[0]) =>
  (
    request.customData as
      | { request?: { type?: string; mediaType?: string; startTime?: number; duration?: number } }
      | undefined
  )?.request;

const isOfMedia = (response: Parameters<Interceptor>[0]): boolean =>
  ['video', 'audio'].includes(askedFor(response)?.mediaType ?? '');

/**
 * Treats a response with text instead of a segment, or with something other than a manifest, as a failed request. It is
 * then retried and never parsed.
 */
const withoutPages: Interceptor = async (response) => {
  const { data, status } = response;
  if (status !== 200) return response;
  const isOther =
    (isOfMedia(response) && data instanceof ArrayBuffer && isTextResponse(data)) ||
    (askedFor(response)?.type === 'MPD' && typeof data === 'string' && !isManifest(data));
  return isOther ? { ...response, status: 0 } : response;
};

/**
 * Reports denied segments at once: dash.js would retry ten times in all renditions, but only new URLs and tokens help.
 */
const tellingDenied =
  (onFatal: EngineEvents['onFatal']): Interceptor =>
  async (response) => {
    const { status } = response;
    if (isOfMedia(response) && isDenied(status))
      onFatal(new MediaFault('segment', { status, detail: 'dash.js segment' }));
    return response;
  };

/** Reports missing segments early: dash.js would request them ten times before they are skipped. */
function tellingMissing(onMissing: (fault: MediaFault, gap: Gap) => void): Interceptor {
  const tell = watchMissing(() => performance.now());
  return async (response) => {
    const { startTime, duration, mediaType: type = '' } = askedFor(response) ?? {};
    if (!isOfMedia(response) || startTime === undefined || duration === undefined) return response;
    const gap = { start: startTime, end: startTime + duration };
    const fault = tell({ type, ...gap, status: response.status });
    if (fault) onMissing(fault, gap);
    return response;
  };
}

/** If a jump over a missing segment yields no data within this time, in milliseconds, the engine counts as stuck. */
const STUCK_AFTER_MS = 2000;

/** Whether the browser decodes a codec. iPhones only have ManagedMediaSource. */
function isDecodable(mimeType: string, codecs: string): boolean {
  const { MediaSource: own, ManagedMediaSource: managed } = globalThis as {
    MediaSource?: typeof MediaSource;
    ManagedMediaSource?: typeof MediaSource;
  };
  return (own ?? managed)?.isTypeSupported(`${mimeType};codecs="${codecs}"`) ?? true;
}

/** Video renditions in ascending order of bandwidth. */
const renditionsOf = (player: MediaPlayerClass): Representation[] =>
  player.isReady()
    ? player.getRepresentationsByType('video').toSorted((one, other) => one.bandwidth - other.bandwidth)
    : [];

/** Plays DASH with dash.js over Media Source Extensions. */
export const start: StartEngine = (element, options) => {
  const { source, events, startAt } = options;
  const player = MediaPlayer().create();
  let isDestroyed = false;
  // Log level 0 keeps errors out of the browser's console; they are reported by `onFatal` and `onSetback`.
  player.updateSettings({ debug: { logLevel: 0 }, streaming: settingsOf(options) });
  player.addResponseInterceptor(withoutPages);
  player.addResponseInterceptor(tellingDenied((fault) => !isDestroyed && events.onFatal(fault)));
  let stopWaiting = () => {};
  let stopGapWatch = () => {};
  let jumpedAt = Number.NaN;
  player.addResponseInterceptor(
    tellingMissing((fault, gap) => {
      if (isDestroyed) return;
      // After a jump, dash.js may keep requesting the segment it started with, although the position has already passed
      // that segment.
      const isStuck =
        performance.now() - jumpedAt > STUCK_AFTER_MS && element.currentTime >= gap.end && !hasDataAt(element);
      // A segment of a live stream may just be late, and a restart would lose more than that segment, so only videos
      // and stuck streams are restarted.
      if (!player.isReady() || !player.isDynamic() || isStuck) return events.onFatal(fault);
      stopWaiting();
      const onJump = () => {
        jumpedAt = performance.now();
        events.onSkipped('missing');
      };
      stopWaiting = jumpOverGap(element, gap, { findEdge: () => getWindow()?.end, onJump });
    }),
  );
  player.initialize(element, undefined, false);
  if (source.protection?.kind === 'eme') player.setProtectionData(protectionData(source.protection));
  const { events: names } = MediaPlayer;
  let quality = -1;

  const capTo = (height: number | undefined) => {
    const highest =
      height === undefined
        ? undefined
        : (renditionsOf(player).findLast((one) => one.height <= height) ?? renditionsOf(player)[0]);
    player.updateSettings({
      streaming: {
        abr: {
          limitBitrateByPortal: height === undefined,
          maxBitrate: { video: highest ? Math.ceil(highest.bandwidth / 1000) + 1 : -1 },
        },
      },
    });
  };
  const tellAudio = () => {
    const tracks = player.getTracksFor('audio');
    const current = player.getCurrentTrackFor('audio');
    events.onAudioTracks(
      tracks.map(({ lang, labels }, id) => ({ id, name: lang ?? '', detail: labels?.[0]?.text })),
      tracks.findIndex((track) => current !== null && track.index === current.index),
    );
  };
  /** Window of a live stream; undefined for videos and while dash.js has none, as between two periods. */
  const getWindow = (): ReturnType<MediaPlayerClass['getDvrWindow']> | undefined =>
    (!isDestroyed && player.isReady() && player.isDynamic() && player.getDvrWindow()) || undefined;
  const tellWindow = () => {
    const { start: earliest = 0, end: edge = 0 } = getWindow() ?? {};
    if (edge > earliest) events.onWindow({ earliest, edge });
  };
  const tellHeight = () => events.onHeight(player.getCurrentRepresentationForType('video')?.height ?? 0);
  const livePosition = () => {
    const now = getWindow();
    return now && now.end - player.getTargetLiveDelay();
  };
  player.on(names.MANIFEST_LOADED, ({ data }) => {
    const lang = mainLanguage(data as Parameters<typeof mainLanguage>[0]);
    // dash.js would treat a missing duration as the largest possible number, so the duration is computed from the
    // Periods.
    Object.assign(data, lengthOf(data as Parameters<typeof lengthOf>[0]));
    if (lang !== undefined) player.setInitialMediaSettingsFor('audio', { lang });
    const { gaps, isUndecodable } = removeUndecodablePeriods(data as PeriodManifest, isDecodable);
    if (isUndecodable) {
      const fault = new MediaFault('unsupported', { detail: 'dash.js: most Periods cannot be decoded' });
      queueMicrotask(() => !isDestroyed && events.onFatal(fault));
    }
    stopGapWatch();
    stopGapWatch = skipGaps(element, gaps, () => events.onSkipped('undecodable'));
  });
  player.on(names.STREAM_INITIALIZED, () => {
    // `play` may have fired before dash.js listened, so it is fired again: without this event dash.js never refreshes
    // the manifest of a live stream.
    if (player.isDynamic() && !element.paused) element.dispatchEvent(new Event('play'));
    if (options.heightCap !== undefined) capTo(options.heightCap);
    events.onQualities(renditionsOf(player).map(({ height }, id) => ({ id, name: String(height) })));
    tellAudio();
    tellWindow();
    const now = getWindow();
    if (!(startAt && 'moment' in startAt) || !now) return;
    const { start: earliest, startAsUtc } = now;
    element.currentTime = Math.max(earliest, earliest + startAt.moment / 1000 - startAsUtc);
  });
  player.on(names.TRACK_CHANGE_RENDERED, tellAudio);
  player.on(names.QUALITY_CHANGE_RENDERED, tellHeight);
  player.on(names.PLAYBACK_PLAYING, tellHeight);
  player.on(names.PLAYBACK_TIME_UPDATED, tellWindow);
  player.on(names.DYNAMIC_TO_STATIC, tellWindow);
  // dash.js reports the end of the manifest. The element may still have a few frames, but does not fire `ended` after
  // them.
  player.on(names.PLAYBACK_ENDED, (event) => {
    const { isLast } = event as { isLast?: boolean };
    if (!isDestroyed && isLast && !element.ended) events.onEnded();
  });
  player.on(names.ERROR, (event) => {
    const fault = toDashFault(event);
    if (!isDestroyed && fault) events.onFatal(fault);
  });
  player.on(names.ADAPTATION_SET_REMOVED_NO_CAPABILITIES, ({ adaptationSet }) =>
    // dash.js fires this event before it removes the set from the manifest, so the manifest is examined in a microtask.
    queueMicrotask(() => {
      const fault = isDestroyed ? undefined : faultOfRemoved(adaptationSet as AdaptationSet, player.getManifest());
      if (fault) events.onFatal(fault);
    }),
  );
  const texts = followDashTexts(player, element, events);
  // The CMCD reporter of dash.js needs an absolute URL.
  player.attachSource(
    new URL(source.url, location.href).href,
    startAt && 'seconds' in startAt && startAt.seconds > 0 ? startAt.seconds : undefined,
  );
  return {
    setQuality: (id) => {
      quality = id;
      player.updateSettings({ streaming: { abr: { autoSwitchBitrate: { video: id < 0 } } } });
      const chosen = renditionsOf(player)[quality];
      if (chosen) player.setRepresentationForTypeById('video', chosen.id, true);
    },
    setHeightCap: capTo,
    setAudioTrack: (id) => {
      const track = player.getTracksFor('audio')[id];
      if (track) player.setCurrentTrack(track);
    },
    setTextTrack: (id) => {
      if (player.isReady()) texts.select(id);
    },
    livePosition,
    moment: () => {
      const at = player.isReady() && player.isDynamic() ? player.timeAsUTC() : Number.NaN;
      return Number.isFinite(at) && at > 0 ? at * 1000 : undefined;
    },
    stats: () => {
      const rendition = player.isReady() ? player.getCurrentRepresentationForType('video') : null;
      const throughput = player.isReady() ? player.getAverageThroughput('video') : Number.NaN;
      return {
        engine: 'dash',
        bandwidth: throughput > 0 ? throughput * 1000 : undefined,
        bitrate: rendition?.bandwidth,
        codecs: rendition?.codecs ?? undefined,
        keySystem: source.protection?.kind === 'eme' ? source.protection.keySystems[0] : undefined,
      };
    },
    destroy: () => {
      isDestroyed = true;
      stopWaiting();
      stopGapWatch();
      texts.release();
      player.destroy();
    },
  };
};
