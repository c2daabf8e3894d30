import type { Playback } from '#renderers/ports/player.ts';

/** Keys that a control with the focus needs for itself. */
const ownKeys: Record<string, string[]> = {
  BUTTON: [' ', 'Enter'],
  INPUT: [' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
};

const { min, max } = Math;

/** What a key does; the time always runs from left to right, whatever the language. */
function actionOf(key: string, playback: Playback, toggleFullscreen: () => void): (() => void) | undefined {
  const { state } = playback;
  const skip = (seconds: number) => () => playback.seek(state.position.peek() + seconds);
  const louder = (step: number) => () => playback.setVolume(max(0, min(1, state.volume.peek() + step)));
  const toggle = () => (state.paused.peek() ? playback.play() : playback.pause());
  if (/^[0-9]$/.test(key)) {
    const from = state.earliest.peek();
    return () => playback.seek(from + ((state.duration.peek() - from) * Number(key)) / 10);
  }
  const actions: Record<string, () => void> = {
    ' ': toggle,
    k: toggle,
    j: skip(-10),
    l: skip(10),
    ArrowLeft: skip(-5),
    ArrowRight: skip(5),
    ArrowUp: louder(0.1),
    ArrowDown: louder(-0.1),
    m: () => playback.setMuted(!state.muted.peek()),
    f: toggleFullscreen,
    c: () => playback.setTextTrack(state.textTrack.peek() < 0 && state.textTracks.peek().length > 0 ? 0 : -1),
  };
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}

/** Handles a key pressed within the player. */
export function shortcut(event: KeyboardEvent, playback: Playback, toggleFullscreen: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.target instanceof HTMLElement && ownKeys[event.target.tagName]?.includes(key)) return;
  const action = actionOf(key, playback, toggleFullscreen);
  if (!action) return;
  event.preventDefault();
  action();
}
