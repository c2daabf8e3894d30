import type { ReadonlySignal } from '@preact/signals-react';
import type { Playback, PlayedTitle } from '#renderers/ports/player.ts';
import type { AccessDecision } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';

/** A title as the frame shows it. */
export interface EmbeddedTitle {
  video: Pick<VideoDetails, 'id' | 'type' | 'title' | 'thumbnailUrl'>;
  /** What a guest may do with it. */
  access: AccessDecision;
  /** Its page at the realm. */
  href: string;
}

/** What the frame asks the realm for. */
export interface EmbeddedTitles {
  /** A title as the server decides about it for a guest; undefined where there is none. */
  find: (title: PlayedTitle) => Promise<EmbeddedTitle | undefined>;
  /** The title before or after one; undefined where none stands there. */
  beside: (title: PlayedTitle, side: 'next' | 'previous') => Promise<PlayedTitle | undefined>;
}

/** A title that plays in the frame. */
export interface Attached {
  title: PlayedTitle;
  playback: Playback;
  element: HTMLVideoElement;
}

/** What the bridge drives. */
export interface Framed extends EmbeddedTitles {
  /** Undefined while no player stands in the frame. */
  attached: ReadonlySignal<Attached | undefined>;
  /** Shows a title in the frame; its player is attached soon. */
  show: (title: EmbeddedTitle) => void;
}
