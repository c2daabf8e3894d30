/** Length of a UTC day in milliseconds. UTC has no daylight saving time, so all days have the same length. */
const UTC_DAY_MS = 86_400_000;
/**
 * Maximum number of cached time zones. The IANA database has about 600, but callers may also pass offsets such as
 * +05:45.
 */
const MOST_ZONES = 1000;
/** Maximum number of cached days per zone. */
const MOST_KEPT_DAYS = 4000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offsets in milliseconds by UTC day number; NaN for a day on which the offset changes. */
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

/** Parses an offset such as GMT-03:30; GMT is 0. */
function readOffset({ format }: Zone, at: number): number {
  const [, sign, ...parts] = /GMT([+-])(\d+):(\d+):?(\d*)/.exec(format.format(at)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map(Number);
  return (sign === '-' ? -1000 : 1000) * ((hours * 60 + minutes) * 60 + seconds);
}

/**
 * Offset of a time zone from UTC at a timestamp, in milliseconds.
 * @throws RangeError for unknown zones.
 */
export function offsetAt(at: number, timeZone: string): number {
  // Fast path for UTC, because the server renders all times in UTC.
  if (timeZone === 'UTC') return 0;
  const zone = zoneOf(timeZone);
  const day = Math.floor(at / UTC_DAY_MS);
  let offset = zone.offsets.get(day);
  if (offset === undefined) {
    const first = readOffset(zone, day * UTC_DAY_MS);
    offset = first === readOffset(zone, (day + 1) * UTC_DAY_MS) ? first : Number.NaN;
    // Clears a cache that has reached its maximum size, because callers may pass timestamps of any year.
    if (zone.offsets.size >= MOST_KEPT_DAYS) zone.offsets.clear();
    zone.offsets.set(day, offset);
  }
  return Number.isNaN(offset) ? readOffset(zone, at) : offset;
}

/** Local date and time in a time zone, encoded as the timestamp at which UTC shows the same. */
export const wallTimeAt = (at: number, timeZone: string): number => at + offsetAt(at, timeZone);

/** Timestamps of a local time in a time zone: two if it occurs twice, none if clocks skip it. */
export function momentsOf(wallTime: number, timeZone: string): number[] {
  const offsets = [-UTC_DAY_MS, UTC_DAY_MS].map((away) => offsetAt(wallTime + away, timeZone));
  return [...new Set(offsets)].map((offset) => wallTime - offset).filter((at) => wallTimeAt(at, timeZone) === wallTime);
}

/**
 * Timestamp of a local time, like Temporal's disambiguation "compatible": the earlier of two; a skipped time moves
 * forward by the change of the offset.
 */
export function momentOf(wallTime: number, timeZone: string): number {
  const [first] = momentsOf(wallTime, timeZone);
  return first ?? wallTime - offsetAt(wallTime - UTC_DAY_MS, timeZone);
}

/** Whether the local time of a timestamp occurs twice. */
export const isRepeatedTime = (at: number, timeZone: string): boolean =>
  momentsOf(wallTimeAt(at, timeZone), timeZone).length > 1;

/** Whether Intl knows a time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    zoneOf(timeZone);
    return true;
  } catch {
    // A RangeError from Intl means that the zone is unknown.
    return false;
  }
}
