/** A playable media file of an ad. */
export interface AdFile {
  url: string;
  type: string;
  /** Height of the picture in pixels; 0 if the ad does not state it. */
  height: number;
  /** Bitrate in kilobits per second; 0 if the ad does not state it. */
  bitrate: number;
}

/** Linear ad (VAST), which replaces the content while it plays. All URLs may contain macros. */
export interface LinearAd {
  files: readonly AdFile[];
  /** Duration in seconds; 0 if the ad does not state it. */
  duration: number;
  /** Seconds of playback after which the viewer can skip the ad; undefined if it cannot be skipped. */
  skipAfter: number | undefined;
  clickThrough: string | undefined;
  clicks: readonly string[];
  impressions: readonly string[];
  errors: readonly string[];
  /** Tracking URLs by VAST event name, such as `firstQuartile`, or `progress-5` for a position in seconds. */
  events: Readonly<Record<string, readonly string[]>>;
}

/**
 * Chooses the media file for a picture height in pixels: the smallest that fills it, else the largest; at equal size
 * the lower bitrate. Undefined if none is playable, such as VPAID programs and streams.
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
