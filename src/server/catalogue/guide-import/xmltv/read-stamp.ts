import { isTimeZone, momentOf } from '#schemas/time/zone.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The largest offset of a time zone from UTC. */
const MOST_OFFSET_MS = 14 * HOUR_MS;

/** Hours ahead of UTC by abbreviation, as XMLTV tools write them. Ambiguous ones such as IST are not included. */
const abbreviations: ReadonlyMap<string, number> = new Map([
  ['UTC', 0],
  ['UT', 0],
  ['GMT', 0],
  ['Z', 0],
  ['WET', 0],
  ['WEST', 1],
  ['BST', 1],
  ['CET', 1],
  ['CEST', 2],
  ['EET', 2],
  ['EEST', 3],
  ['MSK', 3],
  ['JST', 9],
  ['AEST', 10],
  ['AEDT', 11],
  ['NZST', 12],
  ['NZDT', 13],
  ['EST', -5],
  ['EDT', -4],
  ['CST', -6],
  ['CDT', -5],
  ['MST', -7],
  ['MDT', -6],
  ['PST', -8],
  ['PDT', -7],
]);

/** Reads a local time as if it were UTC, in milliseconds; undefined for an invalid date. */
function wallTimeOf(digits: string): number | undefined {
  // XMLTV's DTD allows a timestamp to stop after any of its components; missing ones default to the first month, day,
  // hour, minute or second.
  const [year = '', month = '01', day = '01', hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?$/.exec(digits)?.slice(1) ?? [];
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const time = Date.parse(`${written}Z`);
  // Rejects years outside 1900–2199, and dates such as 30 February, which Date.parse would read as a day in March.
  return Number.isNaN(time) || !/^(?:19|20|21)/.test(year) || new Date(time).toISOString().slice(0, 19) !== written
    ? undefined
    : time;
}

/** Parses a numeric offset such as +0100 or -03:30 to milliseconds ahead of UTC. */
function offsetOf(zone: string): number | undefined {
  const [, sign, hours = '', minutes = ''] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  if (sign === undefined) return undefined;
  const offset = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return Number(minutes) > 59 || offset > MOST_OFFSET_MS ? undefined : (sign === '-' ? -1 : 1) * offset;
}

/**
 * Parses an XMLTV timestamp such as `20261128201500 +0100` to milliseconds; undefined if invalid. The zone is a numeric
 * offset, an abbreviation such as CET, or an IANA name.
 * @param timeZone for timestamps without a zone; XMLTV's DTD says UTC
 */
export function readStamp(stamp: string, timeZone = 'UTC'): number | undefined {
  const [, digits, told = ''] = /^(\d{4,14})(?:\.\d+)?\s*([A-Za-z0-9_+:/-]*)$/.exec(stamp.trim()) ?? [];
  const wallTime = digits === undefined ? undefined : wallTimeOf(digits);
  if (wallTime === undefined) return undefined;
  const zone = told === '' ? timeZone : told;
  const hours = abbreviations.get(zone.toUpperCase());
  const offset = hours === undefined ? offsetOf(zone) : hours * HOUR_MS;
  if (offset !== undefined) return wallTime - offset;
  return /^[A-Za-z]/.test(zone) && isTimeZone(zone) ? momentOf(wallTime, zone) : undefined;
}
