import { join } from 'node:path';
import { FRAME_RATE } from '../film.ts';
import { ffmpeg } from '../tools.ts';
import type { VttCue } from './vtt.ts';

export const SPRITE = 'sprite.jpg';
export const THUMBNAIL = { width: 160, height: 90 } as const;

/** A grid of pictures, one for each `every` seconds, in reading order. */
export interface Sprite {
  columns: number;
  rows: number;
  every: number;
}

export const spriteFor = (seconds: number, every = 1, columns = 6): Sprite => ({
  columns,
  rows: Math.ceil(seconds / every / columns),
  every,
});

/** Cues whose text points into the sprite with a media fragment (W3C Media Fragments, 4.2.2). */
export function thumbnailCues({ columns, every }: Sprite, seconds: number): VttCue[] {
  const { width, height } = THUMBNAIL;
  return Array.from({ length: Math.ceil(seconds / every) }, (_, index) => {
    const area = [(index % columns) * width, Math.floor(index / columns) * height, width, height];
    return {
      start: index * every,
      end: Math.min(seconds, (index + 1) * every),
      text: `${SPRITE}#xywh=${area.join(',')}`,
    };
  });
}

/** Takes the frame in the middle of each interval; JPEG knows no other matrix than that of BT.601. */
export async function writeSprite(mezzanine: string, folder: string, { columns, rows, every }: Sprite): Promise<void> {
  const { width, height } = THUMBNAIL;
  const interval = every * FRAME_RATE;
  const filters = [
    `select='eq(mod(n,${interval}),${Math.floor(interval / 2)})'`,
    `scale=${width}:${height}:flags=lanczos:in_color_matrix=bt709:out_color_matrix=bt601:out_range=pc`,
    'format=yuvj420p',
    `tile=${columns}x${rows}`,
  ];
  const one = ['-vsync', 'passthrough', '-frames:v', '1', '-q:v', '6'];
  await ffmpeg(['-i', mezzanine, '-vf', filters.join(','), ...one, join(folder, SPRITE)]);
}
