/** Two taps that are no more than so many milliseconds apart are one. */
const TOGETHER = 320;
/** Seconds that two taps at a side skip. */
const SKIP = 10;

interface Tap {
  /** Milliseconds. */
  at: number;
  side: -1 | 0 | 1;
}

/** What a tap means: seconds to skip, or 0, which shows or hides the controls. The sides are thirds; time runs from left to right. */
export function tapMeans(
  { at, share }: { at: number; share: number },
  before: Tap | undefined,
): Tap & { seconds: number } {
  const side = share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
  const isSecond = before !== undefined && at - before.at <= TOGETHER && before.side === side;
  return { at, side, seconds: isSecond ? side * SKIP : 0 };
}
