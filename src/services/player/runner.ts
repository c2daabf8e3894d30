import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { PlaybackFault, StallCause } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';
import { rememberBandwidth } from './bandwidth.ts';
import type { Engine, EngineEvents, StartAt, StartEngine } from './engines/engine.ts';
import { hasDataAt } from './engines/missing-segments.ts';
import { toPlayerFault, isRefusal, statusOf } from './faults.ts';
import { MediaFault } from './media-fault.ts';
import { nextStep } from './recovery/next-step.ts';
import { watchStalls } from './recovery/stall-watch.ts';
import type { Candidate, EngineName } from './choose-engines.ts';

/** What the engine can play of a title. `streams` is the server's answer; a plain file has none. */
export interface Loaded {
  candidates: readonly Candidate[];
  streams?: PlayerJson | undefined;
}

/** Dependencies of a runner. */
export interface RunnerOptions {
  element: HTMLVideoElement;
  /** Loads URLs and tokens. @throws ProblemError if the server rejects the request */
  load: () => Promise<Loaded>;
  /** Computes the start position. `before` is the last position of the title, if it has already played. */
  startAt: (loaded: Loaded, before: Place | undefined) => Promise<StartAt>;
  events: Omit<EngineEvents, 'onFatal' | 'onSetback'>;
  engineOptions: () => {
    heightCap: number | undefined;
    isTile: boolean;
    bandwidth: number | undefined;
    cmcd: Parameters<StartEngine>[1]['cmcd'];
  };
  /** Whether the viewer wants playback. */
  isWanted: () => boolean;
  /** Called after a restart, so that playback continues if the viewer wants it. */
  resume: () => void;
  report: (error: unknown) => void;
  onSetback: (fault: MediaFault) => void;
}

/**
 * Position of a playback: seconds of the timeline and, for live streams, the wall-clock time in milliseconds since
 * 1970.
 */
export interface Place {
  seconds: number;
  moment: number | undefined;
}

/** Keeps an engine running as long as possible and reports its recovery. */
export interface Runner {
  phase: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  fault: ReadonlySignal<PlaybackFault | undefined>;
  trouble: ReadonlySignal<StallCause | undefined>;
  loaded: ReadonlySignal<Loaded | undefined>;
  engine: () => Engine | undefined;
  /** Restarts a playback whose recovery was given up. */
  retry: () => void;
  destroy: () => void;
}

/** Seconds of playback after which earlier faults no longer count. */
const WELL_AGAIN = 5;

/**
 * The same for a live stream that plays earlier content again. This is more than the last seconds of a stream that
 * stopped silently, which each restart would replay.
 */
const WELL_IN_PAST = 30;

/** After a restart, the wall-clock time of the same frame may differ by this many milliseconds. */
const SAME_MOMENT = 1000;

/** Maximum number of counted attempts while buffered data is still playing. */
const UNSEEN = 4;

/** A missing segment that ends within this many seconds of the end is the last one. */
const LAST_SECONDS = 0.5;

/** Retry interval while the browser reports offline, in milliseconds. */
const ASK_AGAIN = 15_000;

const engines: Record<EngineName, () => Promise<{ start: StartEngine }>> = {
  hls: () => import('./engines/hls.ts'),
  dash: () => import('./engines/dash.ts'),
  native: () => import('./engines/native.ts'),
};

/** Whether buffered data keeps playing after a fault that only affects later segments. */
const playsOn = (element: HTMLMediaElement, error: unknown): boolean =>
  !(error instanceof MediaFault && (error.kind === 'media' || error.kind === 'stalled')) &&
  !element.error &&
  hasDataAt(element);

/** Starts playback and restarts it at its position after faults (`recovery/next-step.ts`). */
export function createRunner(options: RunnerOptions): Runner {
  const { element, load, startAt, events, engineOptions, isWanted, resume, report, onSetback } = options;
  const phase = signal<'loading' | 'ready' | 'failed'>('loading');
  const fault = signal<PlaybackFault | undefined>(undefined);
  const trouble = signal<StallCause | undefined>(undefined);
  const loaded = signal<Loaded | undefined>(undefined);
  const lifetime = new AbortController();
  let engine: Engine | undefined;
  /** Whether the engine has failed while its buffered data still plays, until a new engine replaces it. */
  let isSpent = false;
  /** Position in seconds to jump to once everything before a missing segment was played. */
  let skipTo: number | undefined;
  let run = 0;
  let index = 0;
  let place: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Counters that are reset when the title plays again.
  let attempts = 0;
  let tried = 0;
  let isRenewed = false;
  let since = performance.now();
  let hasPlayed = false;
  let startedFrom = 0;
  /**
   * Longest duration reported since loading, in seconds: undecodable data truncates the duration of the media source.
   */
  let longest = Number.NaN;

  /** Makes all pending starts and timers invalid. */
  const turn = () => {
    run += 1;
    skipTo = undefined;
    clearTimeout(timer);
  };
  const letGo = () => {
    const measured = engine?.stats().bandwidth;
    if (measured !== undefined) rememberBandwidth(measured, Date.now());
    engine?.destroy();
    engine = undefined;
    isSpent = false;
  };
  const stop = () => {
    turn();
    letGo();
  };
  const remember = () => {
    if (!engine || element.currentTime === 0) return;
    place = { seconds: element.currentTime, moment: engine.moment() };
  };
  const giveUp = (error: unknown) => {
    stop();
    report(error);
    trouble.value = undefined;
    fault.value = toPlayerFault(error, hasPlayed);
    phase.value = 'failed';
  };

  /** @param to where to continue; defaults to the current position */
  const begin = async (renew: boolean, to?: Place): Promise<void> => {
    turn();
    const own = run;
    try {
      if (renew || !loaded.peek()) {
        const found = await load();
        if (own !== run) return;
        loaded.value = found;
      }
      const now = loaded.peek() as Loaded;
      const candidate = now.candidates[index % Math.max(1, now.candidates.length)];
      if (!candidate) throw new MediaFault('unsupported', { detail: 'no stream that this browser plays' });
      const module = await engines[candidate.engine]();
      if (own !== run) return;
      remember();
      const at = await startAt(now, to ?? place);
      if (own !== run) return;
      letGo();
      startedFrom = Number.NaN;
      engine = module.start(element, {
        source: candidate.source,
        events: { ...events, onFatal: (error) => own === run && setback(error), onSetback },
        startAt: at,
        ...engineOptions(),
      });
      phase.value = 'ready';
      if (isWanted()) resume();
    } catch (error) {
      if (own === run) setback(error);
    }
  };

  const setback = (error: unknown) => {
    remember();
    const count = loaded.peek()?.candidates.length ?? 1;
    const step = nextStep(
      {
        kind: isRefusal(error) ? 'refused' : error instanceof MediaFault ? error.kind : 'manifest',
        status: statusOf(error),
        isOnline: navigator.onLine,
        attempts,
        since: performance.now() - since,
        untried: Math.max(0, count - 1 - tried),
        isRenewed,
        hasPlayed,
        canSkip: error instanceof MediaFault && error.until !== undefined && loaded.peek()?.streams?.live === false,
      },
      Math.random(),
    );
    if (step.do === 'giveUp') return giveUp(error);
    if (error instanceof MediaFault) onSetback(error);
    if (step.do === 'skip' && error instanceof MediaFault) {
      attempts += 1;
      isSpent = hasDataAt(element);
      turn();
      skipTo = error.until;
      if (!isSpent) skip();
      return;
    }
    if (step.do === 'skip') return;
    // While URLs and tokens are renewed, the buffered data plays on, so that viewers do not notice the renewal.
    isSpent = engine !== undefined && step.do === 'again' && step.renew && playsOn(element, error);
    if (isSpent) turn();
    else stop();
    attempts = isSpent ? Math.min(UNSEEN, attempts + 1) : attempts + 1;
    if (step.do === 'wait') {
      trouble.value = 'offline';
      // The restart is also tried by a timer, because `navigator.onLine` is not reliable.
      timer = setTimeout(() => void begin(false), ASK_AGAIN);
      return;
    }
    if (!isSpent && (attempts > 1 || step.after > 0)) trouble.value = 'reconnecting';
    if (step.address === 'next') {
      index += 1;
      tried += 1;
    }
    isRenewed ||= step.renew;
    if (place) place = { seconds: place.seconds + step.skip, moment: place.moment };
    timer = setTimeout(() => void begin(step.renew), step.after);
  };

  /** Jumps over a missing segment, or ends playback if nothing follows it. */
  const skip = () => {
    const to = skipTo ?? element.currentTime;
    events.onSkipped('missing');
    stop();
    if (to >= longest - LAST_SECONDS) {
      element.pause();
      events.onEnded();
      return;
    }
    place = { seconds: to, moment: undefined };
    void begin(false, place);
  };

  const advise = watchStalls();
  const look = () => {
    if (skipTo !== undefined && !hasDataAt(element)) skip();
    // The engine failed, the buffered data has been played, and the next data is not there yet.
    if (isSpent && !hasDataAt(element)) trouble.value ??= navigator.onLine ? 'reconnecting' : 'offline';
    const isBusy = isWanted() && engine !== undefined && !isSpent && !element.paused && !element.ended;
    const position = element.currentTime;
    if (!(element.duration <= longest)) longest = element.duration;
    const left = loaded.peek()?.streams?.live ? Infinity : longest - position;
    const advice = advise({ now: performance.now(), position, isWanted: isBusy, hasData: hasDataAt(element), left });
    if (advice === 'nudge') element.currentTime = position + 0.1;
    if (advice === 'restart') setback(new MediaFault('stalled', { detail: `stands still at ${position}` }));
    if (advice === 'end') {
      element.pause();
      events.onEnded();
    }
    if (advice === 'tell') trouble.value = navigator.onLine ? 'reconnecting' : 'offline';
  };
  const watch = setInterval(look, 1000);

  /** Whether a live stream still plays content from before the last fault. */
  const isInPast = () => {
    const [now, before] = [engine?.moment(), place?.moment];
    return now !== undefined && before !== undefined && now <= before + SAME_MOMENT;
  };
  const onMove = () => {
    if (!engine || element.seeking || element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    const { currentTime } = element;
    if (Number.isNaN(startedFrom)) startedFrom = currentTime;
    if (currentTime === startedFrom) return;
    trouble.value = undefined;
    hasPlayed = true;
    if (Math.abs(currentTime - startedFrom) < (isInPast() ? WELL_IN_PAST : WELL_AGAIN)) return;
    since = performance.now();
    if (isSpent) return;
    attempts = 0;
    tried = 0;
    isRenewed = false;
  };
  element.addEventListener('timeupdate', onMove, { signal: lifetime.signal });
  addEventListener(
    'online',
    () => {
      if (trouble.peek() === undefined && !isSpent) return;
      attempts = 0;
      since = performance.now();
      trouble.value = 'reconnecting';
      remember();
      void begin(false);
    },
    { signal: lifetime.signal },
  );
  void begin(false);
  return {
    phase,
    fault,
    trouble,
    loaded,
    engine: () => engine,
    retry: () => {
      attempts = 0;
      tried = 0;
      isRenewed = false;
      since = performance.now();
      fault.value = undefined;
      phase.value = 'loading';
      void begin(true);
    },
    destroy: () => {
      stop();
      clearInterval(watch);
      lifetime.abort();
    },
  };
}
