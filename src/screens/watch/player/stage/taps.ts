/** Maximum time between the taps of a double tap, in milliseconds. */
const TOGETHER = 320;
/** Seconds that a double tap at a side seeks. */
const SKIP = 10;

interface Tap {
  /** Time of the tap, in milliseconds. */
  at: number;
  side: -1 | 0 | 1;
}

/**
 * Meaning of a tap: seconds to seek, or 0 to toggle the controls. The sides are the outer thirds of the picture;
 * left-to-right in every language.
 */
export function tapMeans(
  { at, share }: { at: number; share: number },
  before: Tap | undefined,
): Tap & { seconds: number } {
  const side = share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
  const isSecond = before !== undefined && at - before.at <= TOGETHER && before.side === side;
  return { at, side, seconds: isSecond ? side * SKIP : 0 };
}
