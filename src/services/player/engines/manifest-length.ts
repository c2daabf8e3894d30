interface Timed {
  type?: string;
  mediaPresentationDuration?: number;
  Period?: readonly { start?: number; duration?: number }[];
}

/**
 * The length of a manifest on demand that says none itself, by its Periods, in seconds (ISO/IEC 23009-1, 5.3.2.1); nothing where it says one,
 * or where a Period says neither how long it is nor where the next begins.
 */
export function lengthOf({ type, mediaPresentationDuration, Period = [] }: Timed): {
  mediaPresentationDuration?: number;
} {
  if (type === 'dynamic' || mediaPresentationDuration !== undefined || Period.length === 0) return {};
  const end = Period.reduce((at, { start, duration = Number.NaN }) => (start ?? at) + duration, 0);
  return Number.isFinite(end) ? { mediaPresentationDuration: end } : {};
}
