interface Timed {
  type?: string;
  mediaPresentationDuration?: number;
  Period?: readonly { start?: number; duration?: number }[];
}

/**
 * Duration in seconds of an on-demand manifest without its own, computed from its Periods (ISO/IEC 23009-1, 5.3.2.1).
 * Empty if the manifest has one, or if a Period has neither a duration nor a successor with a start.
 */
export function lengthOf({ type, mediaPresentationDuration, Period = [] }: Timed): {
  mediaPresentationDuration?: number;
} {
  if (type === 'dynamic' || mediaPresentationDuration !== undefined || Period.length === 0) return {};
  const end = Period.reduce((at, { start, duration = Number.NaN }) => (start ?? at) + duration, 0);
  return Number.isFinite(end) ? { mediaPresentationDuration: end } : {};
}
