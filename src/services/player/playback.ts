import { computed, effect, signal } from '@preact/signals-react';
import type { Choice, PlayedTitle, Playback, PlaybackFault, PlayerPort } from '#renderers/ports/player.ts';
import { isFinished } from '#schemas/watched.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';
import type { Engine, EngineEvents, LiveWindow, StartAt } from './engines/engine.ts';
import { start as startNative } from './engines/native.ts';
import { faultOf, UnsupportedStreamError } from './faults.ts';
import { followMedia } from './media-state.ts';
import { addTracks, type Tracks } from './tracks.ts';

/** Streams of a title, and the report of what stopped its playback. */
export interface PlayerSources {
  loadStreams: (title: PlayedTitle) => Promise<PlayerJson>;
  report: (error: unknown) => void;
}

/** Never by canPlayType: Chromium says "maybe" to HLS and then stays at the lowest quality. hls.js first. */
async function startEngine(
  element: HTMLVideoElement,
  { hlsUrl }: PlayerJson,
  events: EngineEvents,
  startAt: StartAt,
): Promise<Engine> {
  if (!hlsUrl) throw new UnsupportedStreamError('No HLS stream');
  const hls = await import('./engines/hls.ts');
  if (hls.isSupported()) return hls.start(element, hlsUrl, events, startAt);
  if (!element.canPlayType('application/vnd.apple.mpegurl')) throw new UnsupportedStreamError('No engine for HLS');
  return startNative(element, hlsUrl, events, startAt);
}

/** What is to be started: for as long as it is wanted, and from where it was when it is started again, in seconds. */
interface Beginning {
  events: EngineEvents;
  isWanted: () => boolean;
  before: number;
}

/** Seconds from the beginning of a live stream's window, which moves on, to where it can still be played. */
const INSIDE = 12;

/** Starts what is to be played. Streams are of a video of the catalogue; a file has none. */
type Begin = (beginning: Beginning) => Promise<{ engine: Engine; streams?: PlayerJson } | undefined>;

function open(element: HTMLVideoElement, begin: Begin, report: PlayerSources['report']): Playback {
  const media = followMedia(element);
  const phase = signal<'loading' | 'ready' | 'failed'>('loading');
  const fault = signal<PlaybackFault | undefined>(undefined);
  const qualities = signal<Choice[]>([]);
  const quality = signal(-1);
  const height = signal(0);
  const audioTracks = signal<Choice[]>([]);
  const audioTrack = signal(-1);
  const tracks = signal<Tracks | undefined>(undefined);
  const liveWindow = signal<LiveWindow | undefined>(undefined);
  const earliest = computed(() => liveWindow.value?.earliest ?? 0);
  const duration = computed(() => liveWindow.value?.edge ?? media.state.duration.value);
  const textTracks = signal<Choice[]>([]);
  const textTrack = signal(-1);
  const chapters = signal<Playback['state']['chapters']['value']>([]);
  const unfollow = effect(() => {
    textTracks.value = tracks.value?.textTracks.value ?? [];
    textTrack.value = tracks.value?.textTrack.value ?? -1;
    chapters.value = tracks.value?.chapters.value ?? [];
  });
  let engine: Engine | undefined;
  let run = 0;

  const fail = (error: unknown) => {
    report(error);
    fault.value = faultOf(error);
    phase.value = 'failed';
  };
  const stop = () => {
    run += 1;
    engine?.destroy();
    engine = undefined;
    tracks.value?.remove();
    tracks.value = undefined;
  };
  const events: EngineEvents = {
    onQualities: (choices) => {
      qualities.value = choices;
    },
    onHeight: (now) => {
      height.value = now;
    },
    onAudioTracks: (choices, current) => {
      audioTracks.value = choices;
      audioTrack.value = current;
    },
    onWindow: (now) => {
      liveWindow.value = now;
    },
    onFatal: fail,
  };
  const start = async () => {
    stop();
    const own = run;
    phase.value = 'loading';
    fault.value = undefined;
    const before = media.state.position.peek();
    try {
      const started = await begin({ events, isWanted: () => own === run, before });
      if (!started) return;
      if (own !== run) return started.engine.destroy();
      ({ engine } = started);
      if (started.streams) tracks.value = addTracks(element, started.streams);
      phase.value = 'ready';
    } catch (error) {
      if (own === run) fail(error);
    }
  };
  void start();
  return {
    state: {
      ...media.state,
      live: computed(() => liveWindow.value !== undefined),
      earliest,
      duration,
      phase,
      fault,
      qualities,
      quality,
      height,
      audioTracks,
      audioTrack,
      textTracks,
      textTrack,
      chapters,
    },
    play: () => {
      // A browser that does not let a page start by itself leaves it paused: the button says the rest.
      element.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')))
          fail(error);
      });
    },
    pause: () => element.pause(),
    seek: (seconds) => {
      const first = liveWindow.peek() ? earliest.peek() + INSIDE : 0;
      element.currentTime = Math.max(first, Math.min(seconds, duration.peek() || seconds));
      media.refresh();
    },
    seekToLive: () => {
      const at = engine?.livePosition();
      if (at === undefined) return;
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
      element.playbackRate = rate;
      media.refresh();
    },
    setQuality: (id) => {
      engine?.setQuality(id);
      quality.value = id;
    },
    setAudioTrack: (id) => engine?.setAudioTrack(id),
    setTextTrack: (id) => tracks.peek()?.select(id),
    thumbnailAt: (seconds) => tracks.peek()?.thumbnailAt(seconds),
    retry: () => void start(),
    destroy: () => {
      stop();
      unfollow();
      media.release();
    },
  };
}

/** Begins anew what would begin at its end. How long it is is known only now. */
function notAtEnd(element: HTMLVideoElement, startAt: number): void {
  if (isFinished(startAt, element.duration)) element.currentTime = 0;
}

/** Makes the player. */
export const createPlayer = (sources: PlayerSources): PlayerPort => ({
  open(element, title, startAt) {
    const begin: Begin = async ({ events, isWanted, before }) => {
      const [streams, wanted = 0] = await Promise.all([sources.loadStreams(title), startAt]);
      if (!isWanted()) return undefined;
      // A live stream that is started again is where it is by then.
      if (streams.live) {
        const moment = wanted > 0 && before === 0 ? { moment: wanted } : undefined;
        return { engine: await startEngine(element, streams, events, moment), streams };
      }
      const at = before || wanted;
      if (at > 0 && !before) element.addEventListener('loadedmetadata', () => notAtEnd(element, at), { once: true });
      return { engine: await startEngine(element, streams, events, { seconds: at }), streams };
    };
    return open(element, begin, sources.report);
  },
  openFile(element, url) {
    const begin: Begin = async ({ events, before }) => ({
      engine: startNative(element, url, events, { seconds: before }),
    });
    return open(element, begin, sources.report);
  },
});
