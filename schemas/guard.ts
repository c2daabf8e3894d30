/**
 * Tells whether a value matches a schema, without explaining why not; small enough for browsers. Generated from the
 * schemas with the helpers below; `explanations.ts` explains rejections.
 */
export type Guard<T = unknown> = (data: unknown) => data is T;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Length limits in UTF-16 code units. */
export const isText = (value: unknown, most = Infinity, least = 0): value is string =>
  typeof value === 'string' && value.length <= most && value.length >= least;

export const isNumber = (value: unknown, least = -Infinity, most = Infinity): value is number =>
  Number.isFinite(value) && (value as number) >= least && (value as number) <= most;

export const isWhole = (value: unknown, least?: number, most?: number): value is number =>
  Number.isInteger(value) && isNumber(value, least, most);

export const isList = (value: unknown, each?: (item: unknown) => boolean, most = Infinity, least = 0): boolean =>
  Array.isArray(value) && value.length <= most && value.length >= least && (!each || value.every((item) => each(item)));

/** Checks an object as a map: every key and every value. */
export const isMap = (
  value: unknown,
  name?: (key: unknown) => boolean,
  each?: (item: unknown) => boolean,
  most = Infinity,
): boolean =>
  isRecord(value) &&
  Object.keys(value).length <= most &&
  Object.entries(value).every(([key, item]) => (!name || name(key)) && (!each || each(item)));
