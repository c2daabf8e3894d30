import { computed, effect, signal } from '@preact/signals-react';
import {
  type Choice,
  type OpenOptions,
  type PlayedTitle,
  type Playback,
  type PlayerPort,
  type PlayingAd,
  type SkipMarker,
  type Watermark,
  LIVE_WINDOW_MARGIN_SECONDS,
} from '#renderers/ports/player.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';
import type { AdEvent, AdSession, AdUnit, StartAds } from './ads/ad-session.ts';
import { rememberedBandwidth } from './bandwidth.ts';
import { capabilitiesFor } from './capabilities.ts';
import { followCounters } from './counters.ts';
import type { CmcdIds, LiveWindow, StartAt } from './engines/engine.ts';
import type { StreamText } from './engines/text-track.ts';
import type { MediaFault } from './media-fault.ts';
import { followMedia } from './media-state.ts';
import { createRunner, type Loaded, type Place } from './runner.ts';
import { chooseEngines, listSources } from './choose-engines.ts';
import { startOfLive, startOfVideo } from './start-at.ts';
import { createStreamTexts } from './stream-texts.ts';
import { sameText, shownText, STREAM_TEXTS, textChoices } from './text-choice.ts';
import { addTracks, type Tracks } from './tracks.ts';

/** Dependencies of the player. */
export interface PlayerSources {
  loadStreams: (title: PlayedTitle) => Promise<PlayerJson>;
  /** Called with the error that ended playback. */
  report: (error: unknown) => void;
  /** Called with each fault that the player tries to recover from. */
  onSetback?: (fault: MediaFault) => void;
  /** Loads the code for ads when the first title with ads is opened. If absent, titles play without ads. */
  ads?: () => Promise<StartAds>;
  onAd?: (event: AdEvent) => void;
  /** Server time in milliseconds since 1970, for live streams; defaults to the device's clock. */
  now?: () => number;
  /** CMCD ids for media requests, if they are allowed. */
  cmcd?: (title: PlayedTitle, streams: PlayerJson) => CmcdIds | undefined;
}

interface Opened {
  element: HTMLVideoElement;
  load: () => Promise<Loaded>;
  startAt: (loaded: Loaded, before: Place | undefined, behind: number) => Promise<StartAt>;
  sources: Omit<PlayerSources, 'loadStreams'>;
  options: OpenOptions;
  title?: PlayedTitle;
}

const none: readonly never[] = [];

/** Names of the errors with which `play()` rejects although nothing is wrong. */
const interruptions = ['AbortError', 'NotSupportedError'];

function open({ element, load, startAt, sources, options, title }: Opened): Playback {
  const { now = Date.now } = sources;
  const media = followMedia(element);
  const counters = followCounters(element);
  const qualities = signal<Choice[]>([]);
  const quality = signal(-1);
  const height = signal(0);
  const audioTracks = signal<Choice[]>([]);
  const audioTrack = signal(-1);
  const tracks = signal<Tracks | undefined>(undefined);
  const streamTexts = createStreamTexts(element);
  const chosenText = signal<StreamText | undefined>(undefined);
  const liveWindow = signal<LiveWindow | undefined>(undefined);
  /** Whether the engine stopped at the end of the stream without the element's `ended` event. */
  const isAtEnd = signal(false);
  const blocked = signal(false);
  const notice = signal<LabelKey | undefined>(undefined);
  const ads = signal<AdSession | undefined>(undefined);
  const earliest = computed(() => liveWindow.value?.earliest ?? 0);
  const duration = computed(() => liveWindow.value?.edge ?? media.state.duration.value);
  let heightCap = options.heightCap;
  let isWanted = false;
  let mayBegin = true;

  const play = () => {
    isWanted = true;
    if (ads.peek()?.ad.peek()) return ads.peek()?.play();
    if (!mayBegin) return;
    if (isAtEnd.peek()) element.currentTime = earliest.peek();
    // Autoplay was blocked: playback stays paused and the play button appears. `AbortError` means that a restart
    // interrupted `play()`; the restart plays again. `NotSupportedError` means that the source failed, which the engine
    // reports, or that it was removed because the viewer left.
    element.play().then(
      () => (blocked.value = false),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') blocked.value = true;
        else if (!(error instanceof DOMException && interruptions.includes(error.name))) sources.report(error);
      },
    );
  };
  /** Distance to the live edge in seconds, when the position last changed. */
  let behind = 0;
  const unfollowBehind = effect(() => {
    const at = media.state.position.value;
    const edge = liveWindow.peek()?.edge;
    // While the element has no stream, its position is 0; the last distance is kept.
    if (edge !== undefined && at > 0) behind = edge - at;
  });
  const unfollowEnd = effect(() => {
    if (!media.state.paused.value) isAtEnd.value = false;
  });
  const runner = createRunner({
    element,
    load,
    startAt: (loaded, before) => startAt(loaded, before, behind),
    events: {
      onQualities: (choices) => (qualities.value = choices),
      onHeight: (now) => (height.value = now),
      onAudioTracks: (choices, current) => {
        audioTracks.value = choices;
        audioTrack.value = current;
      },
      onTextTracks: streamTexts.load,
      onTextCues: streamTexts.add,
      onTextFailed: () => {
        chosenText.value = undefined;
        notice.value = 'player.subtitlesFailed';
      },
      onWindow: (now) => (liveWindow.value = now),
      onEnded: () => (isAtEnd.value = true),
      onSkipped: (reason) =>
        (notice.value = reason === 'missing' ? 'player.skippedMissing' : 'player.skippedUndecodable'),
    },
    engineOptions: () => ({
      heightCap,
      isTile: options.isTile ?? false,
      bandwidth: rememberedBandwidth(Date.now()),
      cmcd: cmcdIds(),
    }),
    isWanted: () => isWanted,
    resume: play,
    report: sources.report,
    onSetback: (fault) => sources.onSetback?.(fault),
  });
  const streams = computed(() => runner.loaded.value?.streams);
  const cmcdIds = () => {
    const known = streams.peek();
    return title && known && sources.cmcd?.(title, known);
  };
  // Text tracks in separate files belong to the title, not to the stream, so they stay when the stream is restarted.
  const unfollow = effect(() => {
    const known = streams.value;
    if (!known || tracks.peek()) return;
    tracks.value = addTracks(element, known, (kind) => {
      if (kind === 'subtitles') notice.value = 'player.subtitlesFailed';
    });
    const units = [...known.hls, ...known.dash, ...(known.mp4 ?? none)][0]?.adUnits ?? none;
    if (sources.ads && units.length > 0 && !options.isTile) void startAds(sources.ads, units);
  });
  const unfollowTexts = effect(() => {
    const id = shownText(streamTexts.tracks.value, {
      chosen: chosenText.value,
      hasFile: (tracks.value?.textTrack.value ?? -1) >= 0,
      sound: audioTracks.value.find((track) => track.id === audioTrack.value)?.name ?? '',
    });
    streamTexts.show(id);
    runner.engine()?.setTextTrack(id);
  });
  const textTrack = computed(() => {
    const chosen = chosenText.value && sameText(streamTexts.tracks.value, chosenText.value);
    return chosen ? STREAM_TEXTS + chosen.id : (tracks.value?.textTrack.value ?? -1);
  });
  const startAds = async (load: () => Promise<StartAds>, units: readonly AdUnit[]) => {
    mayBegin = false;
    try {
      const begin = await load();
      const session = begin({
        units,
        element,
        position: media.state.position,
        isLive: () => liveWindow.peek() !== undefined,
        isWanted: () => isWanted,
        content: { play: () => isWanted && play(), pause: () => element.pause() },
        tell: (event) => sources.onAd?.(event),
      });
      ads.value = session;
      await session.before;
    } catch (error) {
      // If the ads fail, that is reported, and the content plays without them.
      sources.onAd?.({ type: 'error', format: 'PREROLL', detail: String(error) });
    }
    mayBegin = true;
    if (isWanted) play();
  };
  return {
    state: {
      ...media.state,
      paused: computed(() => ads.value?.ad.value?.paused ?? media.state.paused.value),
      ended: computed(() => media.state.ended.value || isAtEnd.value),
      live: computed(() => liveWindow.value !== undefined),
      earliest,
      duration,
      phase: runner.phase,
      fault: runner.fault,
      trouble: runner.trouble,
      blocked,
      qualities,
      quality,
      height,
      audioTracks,
      audioTrack,
      textTracks: computed(() => textChoices(tracks.value?.textTracks ?? none, streamTexts.tracks.value)),
      textTrack,
      cues: computed(() => [...(tracks.value?.cues.value ?? none), ...streamTexts.cues.value]),
      chapters: computed(() => tracks.value?.chapters.value ?? []),
      skipMarkers: computed(() => (streams.value?.skipMarkers ?? none) as readonly SkipMarker[]),
      watermark: computed<Watermark | undefined>(() => streams.value?.watermark ?? undefined),
      ad: computed<PlayingAd | undefined>(() => ads.value?.ad.value),
      notice,
    },
    play,
    pause: () => {
      isWanted = false;
      if (ads.peek()?.ad.peek()) return ads.peek()?.pause();
      element.pause();
    },
    seek: (seconds) => {
      if (ads.peek()?.ad.peek()) return;
      isAtEnd.value = false;
      const first = liveWindow.peek() ? earliest.peek() + LIVE_WINDOW_MARGIN_SECONDS : 0;
      element.currentTime = Math.max(first, Math.min(seconds, duration.peek() || seconds));
      media.refresh();
    },
    seekToLive: () => {
      const at = runner.engine()?.livePosition();
      if (at === undefined) return;
      isAtEnd.value = false;
      element.currentTime = at;
      media.refresh();
    },
    setVolume: (volume) => {
      element.volume = Math.max(0, Math.min(1, volume));
      element.muted = element.volume === 0;
      media.refresh();
    },
    setMuted: (muted) => {
      element.muted = muted;
      media.refresh();
    },
    setRate: (rate) => {
      // Also sets the default rate, which applies to streams that are loaded later.
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
      media.refresh();
    },
    setQuality: (id) => {
      runner.engine()?.setQuality(id);
      quality.value = id;
    },
    setHeightCap: (cap) => {
      heightCap = cap;
      runner.engine()?.setHeightCap(cap);
    },
    setAudioTrack: (id) => runner.engine()?.setAudioTrack(id),
    setTextTrack: (id) => {
      notice.value = undefined;
      chosenText.value = streamTexts.tracks.peek().find((track) => STREAM_TEXTS + track.id === id);
      tracks.peek()?.select(chosenText.peek() ? -1 : id);
    },
    setNativeCaptions: (native) => {
      tracks.peek()?.setNative(native);
      streamTexts.setNative(native);
    },
    thumbnailAt: (seconds) => tracks.peek()?.thumbnailAt(seconds),
    transcript: async (id) =>
      id >= STREAM_TEXTS ? streamTexts.lines(id - STREAM_TEXTS) : ((await tracks.peek()?.transcript(id)) ?? []),
    moment: () => runner.engine()?.moment(),
    skipAd: () => ads.peek()?.skip(),
    openAd: () => ads.peek()?.open(),
    stats: () => {
      const moment = runner.engine()?.moment();
      const { buffered, position } = media.state;
      return {
        ...counters.read(),
        ...(runner.engine()?.stats() ?? noStats),
        width: element.videoWidth,
        height: element.videoHeight,
        bufferAhead: Math.max(0, buffered.peek() - position.peek()),
        latency: liveWindow.peek() && moment !== undefined ? (now() - moment) / 1000 : undefined,
      };
    },
    retry: () => {
      isWanted = true;
      runner.retry();
    },
    destroy: () => {
      runner.destroy();
      ads.peek()?.destroy();
      unfollow();
      unfollowBehind();
      unfollowEnd();
      unfollowTexts();
      tracks.peek()?.remove();
      streamTexts.remove();
      counters.release();
      media.release();
    },
  };
}

const noStats = {
  engine: undefined,
  bandwidth: undefined,
  bitrate: undefined,
  codecs: undefined,
  keySystem: undefined,
};

/** Creates the player port, which opens titles and plain files. */
export const createPlayer = (sources: PlayerSources): PlayerPort => ({
  open: (element, title, options = {}) =>
    open({
      element,
      title,
      options,
      sources,
      load: async () => {
        const streams = await sources.loadStreams(title);
        const all = listSources(streams);
        return { streams, candidates: chooseEngines(all, await capabilitiesFor(element, all)) };
      },
      startAt: async ({ streams }, before, behind) => {
        const wanted = (await options.startAt) ?? 0;
        return streams?.live ? startOfLive(wanted, before, behind) : startOfVideo(element, wanted, before);
      },
    }),
  openFile: (element, url) =>
    open({
      element,
      options: { isTile: true },
      sources,
      load: async () => ({
        candidates: [{ source: { protocol: 'MP4', url, protection: undefined }, engine: 'native' }],
      }),
      startAt: async (_loaded, before) => ({ seconds: before?.seconds ?? 0 }),
    }),
});
