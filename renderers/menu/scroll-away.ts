/** Downward scroll distance after which the bar hides, in pixels. */
const HIDE_AFTER_PX = 150;
/** Upward scroll distance after which the bar shows again, in pixels. */
const SHOW_AFTER_PX = 50;
/** Throttle interval of scroll events, in milliseconds. */
const THROTTLE_MS = 250;

interface Options {
  /** Reads the scroll position, in pixels. */
  position: () => number;
  /** Called when the bar should hide or show. */
  onChange: (away: boolean) => void;
}

/** Decides from scroll positions whether the menu bar is hidden. */
export function createScrollAway({ position, onChange }: Options): { onScroll: () => void; stop: () => void } {
  let away = false;
  /**
   * Scroll position from which distances are measured: the topmost position since the bar was shown, or the lowest
   * since it was hidden.
   */
  let turn = position();
  let clock: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clock = undefined;
    const at = Math.max(0, position());
    turn = away ? Math.max(turn, at) : Math.min(turn, at);
    const change = away ? turn - at >= SHOW_AFTER_PX || at === 0 : at - turn >= HIDE_AFTER_PX;
    if (!change) return;
    away = !away;
    turn = at;
    onChange(away);
  };
  return {
    onScroll: () => {
      clock ??= setTimeout(look, THROTTLE_MS);
    },
    stop: () => clearTimeout(clock),
  };
}
