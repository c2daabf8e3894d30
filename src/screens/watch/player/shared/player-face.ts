import type { ReadonlySignal, Signal } from '@preact/signals-react';
import { createContext, type RefObject, useContext } from 'react';
import type { Playback } from '#renderers/ports/player.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import type { Preferences, PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import type { Pip } from './use-pip.ts';
import type { Remote } from './use-remote.ts';

/** Title data that the player needs. */
export type PlayedVideo = Pick<
  VideoDetails,
  'id' | 'type' | 'title' | 'thumbnailUrl' | 'posterUrl' | 'audioOnly' | 'series'
>;

/** A title that precedes or follows the current one in its list. */
export interface TitleBeside {
  title: string;
  /** URL of the title's page within the application. */
  href: string;
  thumbnailUrl: string | undefined;
}

/** Neighbours of a title in its list. */
export interface ListNeighbours {
  previous?: TitleBeside | undefined;
  next?: TitleBeside | undefined;
}

/** The open panel; one at a time. */
export type PlayerPanel = 'settings' | 'subtitles' | 'chapters' | 'transcript' | 'stats' | 'shortcuts';

/**
 * Target of a seek: seconds relative to the current position, a position in seconds, or the end (for live streams, the
 * live edge).
 */
export type Seek = { by: number } | { to: number | 'end' };

/** The relative seek that is shown over the picture; several in a row are added up. */
export interface ShownSeek {
  seconds: number;
}

/** Whether a panel is a popover, which closes on a click outside. */
export const isMenu = (panel: PlayerPanel | undefined): boolean =>
  panel === 'settings' || panel === 'subtitles' || panel === 'chapters';

/** Data and functions shared by the player's components. */
export interface PlayerFace {
  playback: Playback;
  video: PlayedVideo;
  around: ListNeighbours;
  /** Countdown to the next title, in seconds. */
  nextSeconds: number;
  /** Root element of the player with its side panel: used for full screen and keyboard events. */
  frame: RefObject<HTMLElement | null>;
  element: RefObject<HTMLVideoElement | null>;
  preferences: ReadonlySignal<Preferences>;
  /** Saves a preference of the viewer. */
  prefer: (change: PreferencesPatch) => void;
  panel: Signal<PlayerPanel | undefined>;
  fullscreen: Fullscreen;
  pip: Pip;
  remote: Remote;
  /** Seeks, announces the new position to screen readers, and shows relative seeks over the picture. */
  seek: (seek: Seek) => void;
  shownSeek: ReadonlySignal<ShownSeek | undefined>;
  /** Announces a text to screen readers. */
  say: (words: string) => void;
  /** Continues with the previous or next title in the same player. */
  go: (to: TitleBeside) => void;
}

const FaceContext = createContext<PlayerFace | undefined>(undefined);

export const PlayerFaceProvider = FaceContext;

/**
 * Shared data of the player.
 * @throws Error outside of a player.
 */
export function usePlayerFace(): PlayerFace {
  const face = useContext(FaceContext);
  if (!face) throw new Error('usePlayerFace needs a player around it');
  return face;
}
