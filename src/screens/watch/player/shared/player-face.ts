import type { ReadonlySignal, Signal } from '@preact/signals-react';
import { createContext, type RefObject, useContext } from 'react';
import type { Playback } from '#renderers/ports/player.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import type { Preferences, PreferencesPatch } from '#schemas/wire/preferences.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import type { Pip } from './use-pip.ts';
import type { Remote } from './use-remote.ts';

/** What a player is told of the title it plays. */
export type PlayedVideo = Pick<
  VideoDetails,
  'id' | 'type' | 'title' | 'thumbnailUrl' | 'posterUrl' | 'audioOnly' | 'series'
>;

/** A title before or after the one that plays. */
export interface TitleBeside {
  title: string;
  /** An address within the application. */
  href: string;
  thumbnailUrl: string | undefined;
}

/** What stands around a title, where it stands in a list. */
export interface Around {
  previous?: TitleBeside | undefined;
  next?: TitleBeside | undefined;
}

/** What is open over the player, or beside it: one at a time. */
export type Panel = 'settings' | 'subtitles' | 'chapters' | 'transcript' | 'stats' | 'shortcuts';

/** Where the viewer seeks to: seconds on or back, a position in seconds, or the end, which of a live stream is now. */
export type Seek = { by: number } | { to: number | 'end' };

/** A seek by seconds that is shown over the picture for a moment; those that follow each other at once are added up. */
export interface ShownSeek {
  seconds: number;
}

/** Whether something hangs from a button, and so closes by a press anywhere else. */
export const isMenu = (panel: Panel | undefined): boolean =>
  panel === 'settings' || panel === 'subtitles' || panel === 'chapters';

/** What the parts of the player share. */
export interface PlayerFace {
  playback: Playback;
  video: PlayedVideo;
  around: Around;
  /** Seconds that the next title is counted down in. */
  nextSeconds: number;
  /** Everything of the player, with what stands beside the picture: what fills the screen, and hears the keys. */
  frame: RefObject<HTMLElement | null>;
  element: RefObject<HTMLVideoElement | null>;
  preferences: ReadonlySignal<Preferences>;
  /** Keeps a wish of the viewer. */
  prefer: (change: PreferencesPatch) => void;
  panel: Signal<Panel | undefined>;
  fullscreen: Fullscreen;
  pip: Pip;
  remote: Remote;
  /** Seeks as the viewer asks, tells screen readers the new position, and shows seconds on or back over the picture. */
  seek: (seek: Seek) => void;
  shownSeek: ReadonlySignal<ShownSeek | undefined>;
  /** Says something to those who hear the page instead of seeing it. */
  say: (words: string) => void;
  /** Goes on with a title that stands beside this one, in the same player. */
  go: (to: TitleBeside) => void;
}

const FaceContext = createContext<PlayerFace | undefined>(undefined);

export const PlayerFaceProvider = FaceContext;

/** What the parts of the player share. Throws outside of a player, which is a mistake in the code. */
export function usePlayerFace(): PlayerFace {
  const face = useContext(FaceContext);
  if (!face) throw new Error('usePlayerFace needs a player around it');
  return face;
}
