import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals-react';
import { useRef } from 'react';
import { usePlayerFace } from '../shared/player-face.ts';
import { type NextDecision, nextDecision } from './next-decision.ts';

/** A position change of more than this many seconds counts as a seek, which restarts the countdown. */
const JUMP = 2;

/** Decides once per second about the next title, and starts it when the countdown ends. */
export function useNext(): { decision: ReadonlySignal<NextDecision>; cancel: () => void } {
  const { playback, preferences, around, nextSeconds, go } = usePlayerFace();
  const { state } = playback;
  const { next } = around;
  const cancelled = useSignal(false);
  const shownAt = useSignal<number | undefined>(undefined);
  const before = useRef(0);
  const gone = useRef(false);
  const decision = useComputed<NextDecision>(() => {
    const { autoAdvance, player } = preferences.value;
    if (state.phase.value !== 'ready' || state.ad.value || state.live.value) return { do: 'nothing' };
    return nextDecision({
      hasNext: next !== undefined,
      ended: state.ended.value,
      position: state.position.value,
      duration: state.duration.value,
      markers: state.skipMarkers.value,
      shownAt: shownAt.value ?? state.position.value,
      seconds: nextSeconds,
      cancelled: cancelled.value,
      autoAdvance,
      nextCountdown: player.nextCountdown,
    });
  });
  useSignalEffect(() => {
    const position = state.position.value;
    const jumped = Math.abs(position - before.current) > JUMP;
    before.current = position;
    const { do: what } = decision.value;
    if (what === 'nothing') shownAt.value = undefined;
    else if (jumped || shownAt.peek() === undefined) shownAt.value = position;
    // A seek restarts the countdown, except at the end.
    if (what !== 'go' || (jumped && !state.ended.value) || !next || gone.current) return;
    gone.current = true;
    go(next);
  });
  return { decision, cancel: () => (cancelled.value = true) };
}
