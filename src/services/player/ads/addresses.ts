import { safeUrl } from '#schemas/url.ts';

/** Values for the macros in ad server URLs. */
export interface MacroValues {
  ERRORCODE?: number | undefined;
  /** URL of the playing media file. */
  ASSETURI?: string | undefined;
  /** Position in the ad, in seconds. */
  ADPLAYHEAD?: number | undefined;
  CONTENTPLAYHEAD?: number | undefined;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Formats seconds as a VAST timecode, such as 00:01:02.500. */
const timecode = (seconds: number): string =>
  `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(Math.floor((seconds % 1) * 1000)).padStart(3, '0')}`;

const written = (value: string | number | undefined, isTime: boolean): string | undefined =>
  typeof value === 'number' && isTime ? timecode(value) : value?.toString();

/**
 * Replaces the macros of a URL (VAST 4.2, section 6). Unknown macros become -1, as the standard requires. No macro
 * exposes personal data.
 */
export function withMacros(address: string, values: MacroValues, now: number): string {
  const known: Record<string, string | undefined> = {
    ERRORCODE: written(values.ERRORCODE, false),
    ASSETURI: values.ASSETURI,
    ADPLAYHEAD: written(values.ADPLAYHEAD, true),
    CONTENTPLAYHEAD: written(values.CONTENTPLAYHEAD, true),
    MEDIAPLAYHEAD: written(values.CONTENTPLAYHEAD, true),
    CACHEBUSTING: String(Math.floor(Math.random() * 1e8)).padStart(8, '0'),
    TIMESTAMP: new Date(now).toISOString(),
  };
  return address.replaceAll(/\[([A-Z]{2,40})\]/g, (_macro, name: string) => encodeURIComponent(known[name] ?? '-1'));
}

const isThisComputer = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';

/**
 * Resolves a URL from an ad server. Allows HTTPS, plus HTTP on the page's own origin and on localhost; undefined for
 * all others.
 */
export function allowedAddress(address: string, page: string): string | undefined {
  if (!URL.canParse(address.trim(), page)) return undefined;
  const url = new URL(address.trim(), page);
  if (url.username !== '' || url.password !== '') return undefined;
  const isAllowed =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (url.origin === new URL(page).origin || isThisComputer(url.hostname)));
  return isAllowed ? url.href : undefined;
}

/** Returns a click-through URL if it is HTTP or HTTPS, else undefined. */
export function allowedLink(address: string | undefined): string | undefined {
  const url = safeUrl(address?.trim());
  return url !== undefined && /^https?:/.test(url) ? url : undefined;
}
