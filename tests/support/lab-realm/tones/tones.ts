import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mpd } from '../../packager/dash.ts';
import { audioNames, createSprite, type Language, renditions } from '../../packager/film.ts';
import { masterPlaylist, mediaPlaylist } from '../../packager/hls.ts';
import { readTrack } from '../../packager/track.ts';

/**
 * The tone of each language in the lab's film, in hertz, so that a test hears which track plays. The audio files beside this
 * file are sine waves, encoded as AAC in fragmented MP4 (`ffmpeg -f lavfi -i sine`).
 */
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
  writeFileSync(path.join(folder, 'manifest.mpd'), mpd(tracks, createSprite(TONES_SECONDS), TONES_SECONDS));
}
