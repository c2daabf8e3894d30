import type { ReadonlySignal } from '@preact/signals-react';
import type { PlayingAd } from '#renderers/ports/player.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';

/** What a title says of its ads (product document 1, section 3: adUnits). */
export type AdUnit = NonNullable<PlayerJson['hls'][number]['adUnits']>[number];

/** What of ads is told to whoever counts. */
export interface AdEvent {
  type: 'start' | 'firstQuartile' | 'midpoint' | 'thirdQuartile' | 'complete' | 'skip' | 'click' | 'error';
  format: AdUnit['adFormat'];
  detail?: string | undefined;
}

/** What an ad session needs of the playback around it. */
export interface AdSurroundings {
  units: readonly AdUnit[];
  /** The content's element: the ad lies over it, in one of its own. */
  element: HTMLVideoElement;
  /** Position of the content in seconds; ads in the middle of it begin by it. */
  position: ReadonlySignal<number>;
  /** A live stream's seconds are those of a window that moves on: no place within it is an ad's. */
  isLive: () => boolean;
  /** Whether the viewer wants it to play. */
  isWanted: () => boolean;
  /** The content waits while ads play. */
  content: { play: () => void; pause: () => void };
  tell: (event: AdEvent) => void;
}

/** The ads of one playback. Whatever fails in them is told, and the content plays. */
export interface AdSession {
  /** Undefined while the content plays. */
  ad: ReadonlySignal<PlayingAd | undefined>;
  /** Resolves when the content may begin; never rejects. */
  before: Promise<void>;
  play(): void;
  pause(): void;
  skip(): void;
  /** Opens what the ad is for. */
  open(): void;
  destroy(): void;
}

/** Starts the ads of a playback. */
export type StartAds = (surroundings: AdSurroundings) => AdSession;
