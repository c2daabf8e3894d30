import sharp from 'sharp';
import { type Film, FRAME_RATE, filmSeconds, type Shot } from '../film.ts';
import { grainOf } from './grain.ts';
import { svg } from './svg.ts';

/** Pictures drawn at the same time; libvips uses the second core for the next one. */
const AHEAD = 3;

function shotAt(film: Film, t: number): { shot: Shot; since: number } {
  let start = 0;
  for (const shot of film.chapters.flatMap((chapter) => chapter.shots)) {
    if (t < start + shot.seconds - 1e-6) return { shot, since: t - start };
    start += shot.seconds;
  }
  throw new Error(`${film.name} has no picture at ${t} s`);
}

/** The SVG of the film at `t` seconds. */
export function frameSvg(film: Film, t: number): string {
  const { shot, since } = shotAt(film, t);
  return svg(shot.draw(since));
}

/** All frames of a film in order, as raw RGB of 1280 by 720, with its grain. */
export async function* frames(film: Film): AsyncGenerator<Buffer> {
  const count = Math.round(filmSeconds(film) * FRAME_RATE);
  const applyGrain = grainOf(film.grain);
  const draw = async (index: number) => {
    const source = Buffer.from(frameSvg(film, index / FRAME_RATE));
    return applyGrain(await sharp(source).removeAlpha().raw().toBuffer());
  };
  const pending: Promise<Buffer>[] = [];
  for (let index = 0; index < count + AHEAD; index++) {
    if (index < count) pending.push(draw(index));
    if (index >= AHEAD) yield (await pending.shift()) as Buffer;
  }
}
