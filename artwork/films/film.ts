import type { Stereo } from './sound/stereo.ts';

export const FRAME_RATE = 25;
/** Both audio tracks and both subtitle tracks, in the order of the manifests; names in their own language. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

/** One shot: `draw` gets the seconds since its own beginning and gives the SVG elements of that frame. */
export interface Shot {
  seconds: number;
  draw: (t: number) => string;
}

/** A chapter: its title and its shots, cut hard one after another. */
export interface Chapter {
  title: string;
  shots: Shot[];
}

/** One spoken sentence, which is also one subtitle cue; `start` in seconds of the film. */
export interface Sentence {
  start: number;
  text: Record<Language, string>;
}

export interface Film {
  name: string;
  title: string;
  /** Credits or end title, which a player may offer to skip. */
  credits: number;
  chapters: Chapter[];
  narration: Sentence[];
  /** Voice of espeak-ng for each language, words a minute and pitch (0 to 99). */
  voice: { names: Record<Language, string>; speed: number; pitch: number };
  score: (seconds: number) => Stereo;
  /** Strength of the grain, 0 to 1; it multiplies, so black stays clean and cheap. */
  grain: number;
  /** Bits a second for the picture at 720p; the smaller ones follow from it. */
  bitrate: number;
}

export const chapterSeconds = (chapter: Chapter) => chapter.shots.reduce((sum, shot) => sum + shot.seconds, 0);

export const filmSeconds = (film: Film) => film.chapters.reduce((sum, chapter) => sum + chapterSeconds(chapter), 0);
