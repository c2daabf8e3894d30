/**
 * Index of the tab that a key moves to (WAI-ARIA tabs): arrows wrap around in reading direction, Home and End move to
 * the ends.
 */
export function tabAfter(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
