/** Properties of the films in fixtures/media: renditions, languages and thumbnails. */

export const FRAME_RATE = 25;

/** Languages of the audio and subtitle tracks in the order of the manifests, each with its name in that language. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

/** Video renditions, best first. */
export const renditions = [
  { name: 'v720', width: 1280, height: 720 },
  { name: 'v360', width: 640, height: 360 },
  { name: 'v180', width: 320, height: 180 },
] as const;

export const audioName = (language: Language): string => `a-${language}`;
export const audioNames: readonly string[] = (Object.keys(languages) as Language[]).map(audioName);

export const SPRITE = 'sprite.jpg';
export const THUMBNAIL = { width: 160, height: 90 } as const;

/** A grid of thumbnails in reading order, with one thumbnail for each `every` seconds of the film. */
export interface Sprite {
  columns: number;
  rows: number;
  every: number;
}

/** Describes the thumbnail grid of a film that is `seconds` long. */
export const createSprite = (seconds: number, every = 1, columns = 6): Sprite => ({
  columns,
  rows: Math.ceil(seconds / every / columns),
  every,
});
