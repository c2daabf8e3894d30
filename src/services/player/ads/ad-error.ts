/** Why no ad plays, by the numbers that VAST gives such things (VAST 4.2, section 2.3.6.3). */
export const adErrors = {
  /** What came is no XML. */
  malformed: 100,
  /** The address could not be had, or not in time. */
  unreachable: 301,
  /** More wrappers around each other than are followed; a circle as well. */
  tooDeep: 302,
  /** There is no ad. */
  noAd: 303,
  /** Its file did not begin, or stood still. */
  tooSlow: 402,
  /** None of its files plays here. */
  unsupported: 403,
  /** Its file is broken. */
  broken: 405,
} as const;

/** An ad that does not play. */
export class AdError extends Error {
  override readonly name = 'AdError';
  /** VAST's number of it, told to the ad's server where that asks for it. */
  readonly code: number;

  constructor(code: number, message: string, cause?: unknown) {
    super(`${code}: ${message}`, { cause });
    this.code = code;
  }
}
