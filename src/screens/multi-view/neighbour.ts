/** Box of an element on screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Index of the nearest box in the direction of an arrow key; undefined if there is none. */
export function neighbour(boxes: readonly Box[], from: number, key: string): number | undefined {
  const step = steps[key];
  const here = boxes[from];
  if (!step || !here) return undefined;
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
  const [x, y] = middle(here);
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const along = dx * step[0] + dy * step[1];
    // Sideways distance counts twice, so that boxes straight ahead are preferred.
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    const distance = along + 2 * aside;
    if (along <= 1 || distance >= least) continue;
    [best, least] = [index, distance];
  }
  return best;
}
