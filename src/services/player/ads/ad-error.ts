/** Ad error codes (VAST 4.2, section 2.3.6.3). */
export const adErrors = {
  /** The response is not valid XML. */
  malformed: 100,
  /** The URL could not be loaded, or not in time. */
  unreachable: 301,
  /** Wrapper limit exceeded, also by a circular reference. */
  tooDeep: 302,
  /** The response contains no ad. */
  noAd: 303,
  /** The media file did not start or stalled. */
  tooSlow: 402,
  /** None of the media files is playable in this browser. */
  unsupported: 403,
  /** The media file cannot be decoded. */
  broken: 405,
} as const;

/** An ad that cannot be played. */
export class AdError extends Error {
  override readonly name = 'AdError';
  /** VAST error code, for the ad server's error URL. */
  readonly code: number;

  constructor(code: number, message: string, cause?: unknown) {
    super(`${code}: ${message}`, { cause });
    this.code = code;
  }
}
