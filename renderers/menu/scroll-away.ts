/** The bar hides after this much downward scroll, in pixels. */
const HIDE_AFTER = 150;
/** The bar shows again after this much upward scroll, in pixels. */
const SHOW_AFTER = 50;
/** Scrolling is looked at this often, in milliseconds. */
const THROTTLE = 250;

interface Options {
  /** How far the page is scrolled. */
  position: () => number;
  /** Called when the bar is to go or to come back. */
  onChange: (away: boolean) => void;
}

/** Decides by the scrolling of a page whether its bar is in the way. */
export function createScrollAway({ position, onChange }: Options): { onScroll: () => void; stop: () => void } {
  let away = false;
  /** Where the scrolling turned: the highest point since the bar came, the lowest since it went. */
  let turn = position();
  let clock: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clock = undefined;
    const at = Math.max(0, position());
    turn = away ? Math.max(turn, at) : Math.min(turn, at);
    const change = away ? turn - at >= SHOW_AFTER || at === 0 : at - turn >= HIDE_AFTER;
    if (!change) return;
    away = !away;
    turn = at;
    onChange(away);
  };
  return {
    onScroll: () => {
      clock ??= setTimeout(look, THROTTLE);
    },
    stop: () => clearTimeout(clock),
  };
}
