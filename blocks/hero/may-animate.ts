/** Narrow screens have an upright picture, which no film fits; and their viewers pay for data most often. */
const unwanted = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)', '(max-width: 599.98px)'];

/** Whether a film may take the place of the picture at all. */
export function mayAnimate(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && unwanted.every((query) => !matchMedia(query).matches);
}
