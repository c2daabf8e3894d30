/** A file of an ad. */
export interface AdFile {
  url: string;
  type: string;
  /** Pixels; 0 where it does not say. */
  height: number;
  /** Kilobits per second; 0 where it does not say. */
  bitrate: number;
}

/** A film that plays in the content's place (VAST: linear), with what its server wants to know of it. Addresses hold macros. */
export interface LinearAd {
  files: readonly AdFile[];
  /** Seconds; 0 where it does not say. */
  duration: number;
  /** Seconds after which it may be skipped; undefined for never. */
  skipAfter: number | undefined;
  clickThrough: string | undefined;
  clicks: readonly string[];
  impressions: readonly string[];
  errors: readonly string[];
  /** By VAST's names, such as `firstQuartile`, and `progress-5` for a place in seconds. */
  events: Readonly<Record<string, readonly string[]>>;
}

/**
 * The file of an ad that fits a picture of so many pixels in height: the smallest that fills it, else the largest. Files of
 * the same size: the lighter. Undefined where none plays here, as with programs (VPAID) and streams.
 */
export function fittingFile(
  files: readonly AdFile[],
  height: number,
  canPlay: (type: string) => boolean,
): AdFile | undefined {
  const playable = files
    .filter(({ type }) => canPlay(type))
    .toSorted((one, other) => one.height - other.height || one.bitrate - other.bitrate);
  const largest = playable.at(-1)?.height ?? 0;
  return playable.find((file) => file.height >= Math.min(height, largest));
}
