import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chapterSeconds, type Film, filmSeconds, type Language, languages } from '../film.ts';
import type { Cue } from '../sound/narration.ts';
import { mpd } from './dash.ts';
import { audioNames, renditions } from './encode.ts';
import { masterPlaylist, mediaPlaylist, subtitlePlaylist } from './hls.ts';
import { spriteFor, thumbnailCues } from './thumbnails.ts';
import { readTrack } from './track.ts';
import { type VttCue, vtt } from './vtt.ts';

function chapterCues(film: Film): VttCue[] {
  let start = 0;
  return film.chapters.map((chapter) => {
    const cue = { start, end: start + chapterSeconds(chapter), text: chapter.title };
    start = cue.end;
    return cue;
  });
}

/** What a player has to know of the film, with paths relative to its folder. */
function description(film: Film) {
  const codes = Object.keys(languages) as Language[];
  return {
    title: film.title,
    duration: filmSeconds(film),
    hls: 'master.m3u8',
    dash: 'manifest.mpd',
    subtitles: codes.map((language) => ({ language, format: 'vtt', url: `subs-${language}.vtt` })),
    audio: codes,
    annotations: { titles: 'chapters.vtt', thumbnails: 'thumbnails.vtt' },
    skipMarkers: [{ type: 'CREDITS', start: film.credits, end: filmSeconds(film) }],
  };
}

/** Writes every text file of a film: playlists, manifest, WebVTT and `film.json`; the media must be there. */
export function writeManifests(film: Film, folder: string, subtitles: Record<Language, Cue[]>): void {
  const seconds = filmSeconds(film);
  const sprite = spriteFor(seconds);
  const tracks = [...renditions.map(({ name }) => name), ...audioNames].map((name) => readTrack(folder, name));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  for (const track of tracks) write(`${track.name}.m3u8`, mediaPlaylist(track));
  for (const [language, cues] of Object.entries(subtitles)) {
    write(`subs-${language}.vtt`, vtt(cues));
    write(`subs-${language}.m3u8`, subtitlePlaylist(`subs-${language}.vtt`, seconds));
  }
  write('master.m3u8', masterPlaylist(tracks));
  write('manifest.mpd', mpd(tracks, sprite, seconds));
  write('chapters.vtt', vtt(chapterCues(film)));
  write('thumbnails.vtt', vtt(thumbnailCues(sprite, seconds)));
  write('film.json', `${JSON.stringify(description(film), null, 2)}\n`);
}
