import type { ReadonlySignal } from '@preact/signals-react';
import type { PlayingAd } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/viewing/playback.ts';

/** Ad configuration of a title (product document 1, section 3: adUnits). */
export type AdUnit = NonNullable<PlayerJson['hls'][number]['adUnits']>[number];

/** Ad event that is reported to analytics. */
export interface AdEvent {
  type: 'start' | 'firstQuartile' | 'midpoint' | 'thirdQuartile' | 'complete' | 'skip' | 'click' | 'error';
  format: AdUnit['adFormat'];
  detail?: string | undefined;
}

/** What an ad session uses from the player. */
export interface AdSurroundings {
  units: readonly AdUnit[];
  /** The content's video element; ads play in a separate element above it. */
  element: HTMLVideoElement;
  /** Position of the content in seconds. Mid-roll breaks start when it reaches their position. */
  position: ReadonlySignal<number>;
  /**
   * Whether the content is a live stream. Those have no mid-rolls, because their positions refer to a moving window.
   */
  isLive: () => boolean;
  /** Whether the viewer wants playback, by autoplay or by the play button. */
  isWanted: () => boolean;
  /** Controls of the content, which is paused during ads. */
  content: { play: () => void; pause: () => void };
  tell: (event: AdEvent) => void;
}

/** Ads of one playback. Errors are reported and never block the content. */
export interface AdSession {
  /** The playing ad; undefined while the content plays. */
  ad: ReadonlySignal<PlayingAd | undefined>;
  /** Resolves when the content may start, after any pre-roll. Never rejects. */
  before: Promise<void>;
  play(): void;
  pause(): void;
  skip(): void;
  /** Opens the advertiser's page in a new tab. */
  open(): void;
  destroy(): void;
}

/** Starts the ads of a playback. */
export type StartAds = (surroundings: AdSurroundings) => AdSession;
