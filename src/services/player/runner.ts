import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { PlaybackFault, Trouble } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';
import { rememberBandwidth } from './bandwidth.ts';
import type { Engine, EngineEvents, StartAt, StartEngine } from './engines/engine.ts';
import { hasDataAt } from './engines/missing-segments.ts';
import { faultOf, isRefusal, statusOf } from './faults.ts';
import { MediaFault } from './media-fault.ts';
import { nextStep } from './recovery/next-step.ts';
import { watchStalls } from './recovery/stall-watch.ts';
import type { Candidate, EngineName } from './sources.ts';

/** What is to be played, once it is known. A plain file has no streams. */
export interface Loaded {
  candidates: readonly Candidate[];
  streams?: PlayerJson | undefined;
}

/** What a runner needs. */
export interface RunnerOptions {
  element: HTMLVideoElement;
  /** Asks for addresses and tokens. @throws ProblemError as the server answers */
  load: () => Promise<Loaded>;
  /** Where it begins, or goes on: the place where it was, if it has played. */
  startAt: (loaded: Loaded, before: Place | undefined) => Promise<StartAt>;
  events: Omit<EngineEvents, 'onFatal' | 'onSetback'>;
  engineOptions: () => {
    heightCap: number | undefined;
    isTile: boolean;
    bandwidth: number | undefined;
    cmcd: Parameters<StartEngine>[1]['cmcd'];
  };
  /** Whether the viewer wants it to play. */
  isWanted: () => boolean;
  /** It was begun anew in the middle, and is to play on. */
  resume: () => void;
  report: (error: unknown) => void;
  onSetback: (fault: MediaFault) => void;
}

/** Where a playback was: in seconds of its timeline, and of a live stream the moment, in milliseconds since 1970. */
export interface Place {
  seconds: number;
  moment: number | undefined;
}

/** Keeps an engine running for as long as that is possible, and says what it does about it. */
export interface Runner {
  phase: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  fault: ReadonlySignal<PlaybackFault | undefined>;
  trouble: ReadonlySignal<Trouble | undefined>;
  loaded: ReadonlySignal<Loaded | undefined>;
  engine: () => Engine | undefined;
  /** Begins anew after it was given up. */
  retry: () => void;
  destroy: () => void;
}

/** Seconds of playback after which what went wrong before counts no more. */
const WELL_AGAIN = 5;

/** The same of a live stream that plays once more what it has played: more than the end of one that has stopped without a word. */
const WELL_IN_PAST = 30;

/** Where one and the same picture stands differs by so many milliseconds at most, from one beginning to the next. */
const SAME_MOMENT = 1000;

/** How many of the attempts count that are made while what is loaded plays on. */
const UNSEEN = 4;

/** A missing segment that ends so many seconds before the end is the last. */
const LAST_SECONDS = 0.5;

/** Without a network it is tried all the same, every so many milliseconds. */
const ASK_AGAIN = 15_000;

const engines: Record<EngineName, () => Promise<{ start: StartEngine }>> = {
  hls: () => import('./engines/hls.ts'),
  dash: () => import('./engines/dash.ts'),
  native: () => import('./engines/native.ts'),
};

/** Whether what is loaded goes on playing after a fault: only the next part could not be had. */
const playsOn = (element: HTMLMediaElement, error: unknown): boolean =>
  !(error instanceof MediaFault && (error.kind === 'media' || error.kind === 'stalled')) &&
  !element.error &&
  hasDataAt(element);

/** Starts what is to be played, and starts it again where it was whenever it cannot go on (`recovery/next-step.ts`). */
export function createRunner(options: RunnerOptions): Runner {
  const { element, load, startAt, events, engineOptions, isWanted, resume, report, onSetback } = options;
  const phase = signal<'loading' | 'ready' | 'failed'>('loading');
  const fault = signal<PlaybackFault | undefined>(undefined);
  const trouble = signal<Trouble | undefined>(undefined);
  const loaded = signal<Loaded | undefined>(undefined);
  const lifetime = new AbortController();
  let engine: Engine | undefined;
  /** Its engine has given up; what it has loaded plays on until another takes its place. */
  let isSpent = false;
  /** Where it goes on once everything before a missing segment has been played, in seconds. */
  let skipTo: number | undefined;
  let run = 0;
  let index = 0;
  let place: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Since it played last.
  let attempts = 0;
  let tried = 0;
  let isRenewed = false;
  let since = performance.now();
  let hasPlayed = false;
  let startedFrom = 0;
  /** The longest that was told since it was loaded, in seconds: data that cannot be decoded cut a media source off where they begin. */
  let longest = Number.NaN;

  /** From now on only what is begun next counts. */
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
    fault.value = faultOf(error, hasPlayed);
    phase.value = 'failed';
  };

  /** @param to where it goes on; the place where it is by itself */
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
    // What is asked for anew first leaves what is loaded to play on meanwhile: a token is changed unseen.
    isSpent = engine !== undefined && step.do === 'again' && step.renew && playsOn(element, error);
    if (isSpent) turn();
    else stop();
    attempts = isSpent ? Math.min(UNSEEN, attempts + 1) : attempts + 1;
    if (step.do === 'wait') {
      trouble.value = 'offline';
      // Browsers are not always right about it.
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

  /** Goes on behind a missing segment, or ends where nothing is behind it. */
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
    // It has played what was loaded, and the next is not there yet.
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

  /** Whether a live stream has not come further yet than where something went wrong last. */
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
