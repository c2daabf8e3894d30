import type { ReadonlySignal } from '@preact/signals-react';
import type { Playback, PlayedTitle } from '#renderers/ports/player.ts';
import type { AccessDecision } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';

/** A title in the embedded player. */
export interface EmbeddedTitle {
  video: Pick<VideoDetails, 'id' | 'type' | 'title' | 'thumbnailUrl'>;
  /** Whether guests may watch the title, or what they would need for that. */
  access: AccessDecision;
  /** URL of the title's page in the realm. */
  href: string;
}

/** Loads titles for the embedded player. */
export interface EmbeddedTitles {
  /** Loads a title with the server's access decision for guests; undefined if it does not exist. */
  find: (title: PlayedTitle) => Promise<EmbeddedTitle | undefined>;
  /** Returns the title before or after another one; undefined if there is none. */
  beside: (title: PlayedTitle, side: 'next' | 'previous') => Promise<PlayedTitle | undefined>;
}

/** The title that is playing in the frame, with its playback and video element. */
export interface Attached {
  title: PlayedTitle;
  playback: Playback;
  element: HTMLVideoElement;
}

/** The player in the frame, with what the bridge can do to it. */
export interface Framed extends EmbeddedTitles {
  /** Undefined while there is no player in the frame. */
  attached: ReadonlySignal<Attached | undefined>;
  /** Shows a title; its player is attached asynchronously. */
  show: (title: EmbeddedTitle) => void;
}
