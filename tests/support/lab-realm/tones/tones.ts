import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mpd } from '../../../../artwork/films/package/dash.ts';
import { audioNames, renditions } from '../../../../artwork/films/package/encode.ts';
import { masterPlaylist, mediaPlaylist } from '../../../../artwork/films/package/hls.ts';
import { spriteFor } from '../../../../artwork/films/package/thumbnails.ts';
import { readTrack } from '../../../../artwork/films/package/track.ts';
import type { Language } from '../../../../artwork/films/film.ts';

/** Frequency in hertz of each audio language in the lab's video. */
export const tones = { en: 440, es: 660 } as const satisfies Record<Language, number>;

/** Length in seconds; same as the demo video with the same picture. */
export const TONES_SECONDS = 24;

/** Creates a video with the picture of another and tones as audio. */
export function writeTones(pictures: string, folder: string): void {
  mkdirSync(folder);
  const made = new Set([
    'master.m3u8',
    'manifest.mpd',
    ...audioNames.flatMap((name) => [`${name}.mp4`, `${name}.m3u8`]),
  ]);
  for (const file of readdirSync(pictures))
    if (!made.has(file)) symlinkSync(path.join(pictures, file), path.join(folder, file));
  for (const name of audioNames)
    copyFileSync(path.join(import.meta.dirname, `${name}.mp4`), path.join(folder, `${name}.mp4`));
  const tracks = [...renditions.map(({ name }) => name), ...audioNames].map((name) => readTrack(folder, name));
  for (const name of audioNames)
    writeFileSync(path.join(folder, `${name}.m3u8`), mediaPlaylist(readTrack(folder, name)));
  writeFileSync(path.join(folder, 'master.m3u8'), masterPlaylist(tracks));
  writeFileSync(path.join(folder, 'manifest.mpd'), mpd(tracks, spriteFor(TONES_SECONDS), TONES_SECONDS));
}
