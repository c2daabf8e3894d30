/** A day of UTC in milliseconds. UTC has no summer time: all of its days are equal. */
const UTC_DAY_MS = 86_400_000;
/** Zones that are kept. IANA names some six hundred; callers may also name offsets such as +05:45. */
const MOST_ZONES = 1000;
/** Days whose offsets are kept for each zone. */
const MOST_KEPT_DAYS = 4000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** The offset on days of UTC by their number, in milliseconds; NaN for a day on which it changes. */
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const zone: Zone = {
    format: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
    offsets: new Map(),
  };
  if (zones.size >= MOST_ZONES) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}

/** Reads an offset such as GMT-03:30; GMT alone is 0. */
function readOffset({ format }: Zone, at: number): number {
  const [, sign, ...parts] = /GMT([+-])(\d+):(\d+):?(\d*)/.exec(format.format(at)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map(Number);
  return (sign === '-' ? -1000 : 1000) * ((hours * 60 + minutes) * 60 + seconds);
}

/**
 * How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds.
 * @throws RangeError for a zone that Intl does not know
 */
export function offsetAt(at: number, timeZone: string): number {
  // The server draws everything in UTC.
  if (timeZone === 'UTC') return 0;
  const zone = zoneOf(timeZone);
  const day = Math.floor(at / UTC_DAY_MS);
  let offset = zone.offsets.get(day);
  if (offset === undefined) {
    const first = readOffset(zone, day * UTC_DAY_MS);
    offset = first === readOffset(zone, (day + 1) * UTC_DAY_MS) ? first : Number.NaN;
    // A full map starts anew: callers may name moments of any year.
    if (zone.offsets.size >= MOST_KEPT_DAYS) zone.offsets.clear();
    zone.offsets.set(day, offset);
  }
  return Number.isNaN(offset) ? readOffset(zone, at) : offset;
}

/** The date and time that the clocks of a time zone show at a moment, as the milliseconds at which UTC shows the same. */
export const wallTimeAt = (at: number, timeZone: string): number => at + offsetAt(at, timeZone);

/** The moments at which the clocks of a time zone show a wall time: two where an hour is repeated, none where clocks skip it. */
export function momentsOf(wallTime: number, timeZone: string): number[] {
  const offsets = [-UTC_DAY_MS, UTC_DAY_MS].map((away) => offsetAt(wallTime + away, timeZone));
  return [...new Set(offsets)].map((offset) => wallTime - offset).filter((at) => wallTimeAt(at, timeZone) === wallTime);
}

/**
 * The moment of a wall time, as Temporal's disambiguation "compatible" chooses it: the earlier of two. A skipped time moves
 * forward by as much as the clocks do.
 */
export function momentOf(wallTime: number, timeZone: string): number {
  const [first] = momentsOf(wallTime, timeZone);
  return first ?? wallTime - offsetAt(wallTime - UTC_DAY_MS, timeZone);
}

/** Whether the clocks of a time zone show a moment's time twice. */
export const isRepeatedTime = (at: number, timeZone: string): boolean =>
  momentsOf(wallTimeAt(at, timeZone), timeZone).length > 1;

/** Whether Intl knows a time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    zoneOf(timeZone);
    return true;
  } catch {
    // RangeError: no such zone.
    return false;
  }
}
