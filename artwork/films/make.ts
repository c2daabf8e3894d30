import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frames } from './draw/frames.ts';
import { type Film, filmSeconds, type Language, languages } from './film.ts';
import { films } from './titles/index.ts';
import { encodePicture, encodeSound, renditions, writeMezzanine, writePreview } from './package/encode.ts';
import { spriteFor, writeSprite } from './package/thumbnails.ts';
import { writeManifests } from './package/write.ts';
import { mixTrack } from './sound/mix.ts';
import { cuesOf, speak } from './sound/narration.ts';
import { requireTools, ToolError } from './tools.ts';

const usage = `Usage: node artwork/films/make.ts [film…] [--out fixtures/media]\nFilms: ${films.map(({ name }) => name).join(', ')}`;

/** Makes one film from code to its folder: sound and picture, then the manifests over both. */
async function make(film: Film, out: string, scratch: string): Promise<void> {
  const say = (what: string) => console.log(`${film.name}: ${what}`);
  const folder = join(out, film.name);
  const seconds = filmSeconds(film);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  say('speaking and scoring');
  const voices = { en: await speak(film, 'en'), es: await speak(film, 'es') };
  const subtitles = { en: cuesOf(voices, 'en', seconds), es: cuesOf(voices, 'es', seconds) };
  const score = film.score(seconds);
  for (const language of Object.keys(languages) as Language[]) {
    await encodeSound(mixTrack(score, voices[language]), folder, language);
  }

  say(`drawing ${seconds} s`);
  const mezzanine = join(scratch, `${film.name}.mp4`);
  await writeMezzanine(frames(film), mezzanine);
  await writeSprite(mezzanine, folder, spriteFor(seconds));
  for (const rendition of renditions) {
    say(`encoding ${rendition.height}p`);
    await encodePicture(mezzanine, folder, rendition, film.bitrate);
  }

  await writePreview(folder, 'en');

  writeManifests(film, folder, subtitles);
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  say(`${(bytes / 1e6).toFixed(2)} MB in ${folder}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'fixtures/media' } },
  });
  const unknown = positionals.filter((name) => !films.some((film) => film.name === name));
  if (unknown.length > 0) throw new ToolError(`No film called ${unknown.join(', ')}.\n${usage}`);
  requireTools('ffmpeg', 'espeak-ng');
  const wanted = positionals.length ? films.filter(({ name }) => positionals.includes(name)) : films;
  const scratch = mkdtempSync(join(tmpdir(), 'playbill-media-'));
  try {
    for (const film of wanted) await make(film, values.out, scratch);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ToolError ? error.message : error);
  process.exitCode = 1;
});
