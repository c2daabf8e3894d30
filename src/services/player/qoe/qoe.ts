import { effect } from '@preact/signals-react';
import type { Playback, PlayedTitle, PlayerPort } from '#renderers/ports/player.ts';
import type { Happening } from '#schemas/wire/viewing/analytics.ts';
import type { PlaybackHappening, PlaybackPart } from '#schemas/wire/viewing/analytics-playback.ts';
import type { AdEvent } from '../ads/ad-session.ts';
import type { MediaFault } from '../media-fault.ts';
import { createCollector, type Sample } from './collector.ts';

/** Dependencies of quality reporting. */
export interface QoeOptions {
  /** Adds an event to the analytics stream, which waits for consent. */
  tell: (happening: Happening) => void;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Creates the id of a playback session. */
  sessionId: () => string;
}

/** Reports the quality of experience: one report every 30 seconds and at the end of a playback. */
export interface Qoe {
  follow(player: PlayerPort): PlayerPort;
  /** Handlers for events that are not part of the player's state. */
  onSetback(fault: MediaFault): void;
  onAd(event: AdEvent): void;
}

/** PART: interval of reports. LOOK: interval of samples. Both in milliseconds. */
const PART = 30_000;
const LOOK = 1000;
/** If the position changes by more than the elapsed time plus this number of seconds, that counts as a seek. */
const JUMP = 2;

const codeOf = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replace(/^[^A-Z]+/, '')
    .slice(0, 40) || 'UNKNOWN';

const setbackCode = ({ kind, status }: MediaFault) => codeOf(status === undefined ? kind : `${kind}_${status}`);

function stateOf({ phase, ended, ad, paused }: Playback['state']): PlaybackPart['state'] {
  if (phase.peek() !== 'ready') return phase.peek() as 'loading' | 'failed';
  if (ad.peek()) return 'ad';
  if (ended.peek()) return 'ended';
  return paused.peek() ? 'paused' : 'playing';
}

interface Followed {
  add: (of: (at: number) => PlaybackHappening) => void;
  stop: () => void;
}

function follow(playback: Playback, { type: contentType, id: contentId }: PlayedTitle, options: QoeOptions): Followed {
  const { tell, now, sessionId } = options;
  const { state } = playback;
  const collector = createCollector();
  const title = { session: sessionId(), contentType, contentId };
  const at = () => Math.max(0, Math.round(state.position.peek() * 10) / 10);
  const sample = (as?: Sample['state']) =>
    collector.sample({ now: now(), state: as ?? stateOf(state), position: at(), stats: playback.stats() });
  const part = (as?: Sample['state']) => {
    sample(as);
    const taken = collector.take();
    if (taken) tell({ type: 'playback', ...title, ...taken });
  };
  const add: Followed['add'] = (of) => collector.add(of(at()));

  let before = { position: 0, at: now() };
  const unfollow = [
    effect(() => {
      // The effect takes a sample at each change of these signals.
      void [state.paused.value, state.ended.value, state.phase.value, state.ad.value === undefined];
      sample();
    }),
    effect(() => {
      const position = state.position.value;
      const passed = (now() - before.at) / 1000;
      const moved = position - before.position;
      // Setting the start position is not a seek, and neither is the return to a position after the element was
      // reloaded.
      const isGone =
        before.position > 0 && position > 0 && (moved < -JUMP || moved > passed * state.rate.peek() + JUMP);
      if (isGone) collector.add({ what: 'seek', at: Math.max(0, before.position), to: Math.max(0, position) });
      if (position > 0) before = { position, at: now() };
    }),
    effect(() => {
      const code = state.fault.value?.code;
      if (code === undefined) return;
      tell({ type: 'videoError', ...title, code: codeOf(code), position: at() });
      part('failed');
    }),
  ];
  const look = setInterval(() => sample(), LOOK);
  const every = setInterval(() => part(), PART);
  // Capture listeners run before those of the analytics sinks, which send on the same events.
  const abort = new AbortController();
  const early = { capture: true, signal: abort.signal };
  addEventListener('pagehide', () => part(), early);
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && part(), early);
  return {
    add,
    stop: () => {
      part('left');
      for (const stop of unfollow) stop();
      clearInterval(look);
      clearInterval(every);
      abort.abort();
    },
  };
}

/** Creates quality reporting for a player. */
export function createQoe(options: QoeOptions): Qoe {
  // Recovered faults and ads belong to the playback that was opened last.
  let current: Followed | undefined;
  return {
    follow: (player) => ({
      ...player,
      open: (element, title, openOptions) => {
        const playback = player.open(element, title, openOptions);
        const followed = follow(playback, title, options);
        current = followed;
        return {
          ...playback,
          destroy: () => {
            followed.stop();
            if (current === followed) current = undefined;
            playback.destroy();
          },
        };
      },
    }),
    onSetback: (fault) => current?.add((at) => ({ what: 'setback', at, code: setbackCode(fault) })),
    onAd: ({ type: event, format }) => current?.add((at) => ({ what: 'ad', at, event, format })),
  };
}
