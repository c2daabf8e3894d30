import { type Signal, signal } from '@preact/signals-react';

/** State that the media element itself reports. */
export interface MediaState {
  paused: Signal<boolean>;
  ended: Signal<boolean>;
  waiting: Signal<boolean>;
  position: Signal<number>;
  duration: Signal<number>;
  buffered: Signal<number>;
  volume: Signal<number>;
  muted: Signal<boolean>;
  rate: Signal<number>;
}

function bufferedAt({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) >= currentTime) return buffered.end(index);
  return currentTime;
}

/** `HTMLMediaElement.HAVE_NOTHING`, which does not exist in unit tests. */
const HAVE_NOTHING = 0;

/** Longer durations (seconds) count as unknown: engines report the largest possible number then. */
const LONGEST_SECONDS = 365 * 86_400;

const lengthOf = (duration: number): number => (duration < LONGEST_SECONDS ? duration : 0);

/**
 * Mirrors a media element in signals. `refresh` reads it at once, for requests with immediate effect; `release`
 * removes the listeners.
 */
export function followMedia(element: HTMLMediaElement): {
  state: MediaState;
  refresh: () => void;
  release: () => void;
} {
  const state: MediaState = {
    paused: signal(element.paused),
    ended: signal(false),
    waiting: signal(false),
    position: signal(0),
    duration: signal(0),
    buffered: signal(0),
    volume: signal(element.volume),
    muted: signal(element.muted),
    rate: signal(element.playbackRate),
  };
  const read = () => {
    state.paused.value = element.paused;
    state.ended.value = element.ended;
    // While a stream is reloaded, the element reports position 0 and no duration. The last known values are kept.
    if (element.readyState > HAVE_NOTHING || element.currentTime > 0) {
      state.position.value = element.currentTime;
      state.duration.value = lengthOf(element.duration);
    }
    state.buffered.value = bufferedAt(element);
    state.volume.value = element.volume;
    state.muted.value = element.muted;
    state.rate.value = element.playbackRate;
  };
  const wait = () => {
    state.waiting.value = !element.paused;
  };
  const go = () => {
    state.waiting.value = false;
  };
  const abort = new AbortController();
  const on = (names: string[], handler: () => void) => {
    for (const name of names) element.addEventListener(name, handler, { signal: abort.signal });
  };
  on(
    [
      'play',
      'pause',
      'playing',
      'ended',
      'timeupdate',
      'seeking',
      'seeked',
      'durationchange',
      'progress',
      'volumechange',
      'ratechange',
      'loadedmetadata',
      'emptied',
    ],
    read,
  );
  on(['waiting', 'stalled'], wait);
  on(['playing', 'pause', 'canplay', 'seeked', 'ended'], go);
  return { state, refresh: read, release: () => abort.abort() };
}
