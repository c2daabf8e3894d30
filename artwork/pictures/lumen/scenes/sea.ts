import type { Scene } from '../../scene.ts';
import { box, group, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import { glitter } from '../glitter.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, plane, ridge, sheet, sun, tint } from '../paper.ts';

/** A sun on the horizon. */
export const sea: Scene<LumenPalette> = {
  name: 'sea',
  family: 'water',
  words: [
    'sea',
    'ocean',
    'horizon',
    'coast',
    'tide',
    'tides',
    'beach',
    'shore',
    'summer',
    'blue',
    'salt',
    'bay',
    'waves',
    'water',
    'sun',
  ],
  draw(stage) {
    const { random, palette, width, height, focus } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const r = random.range(190, 270);
    const level = y + random.range(0, 120);
    const body = night ? light : warm;
    const water = plane(stage, box(0, level, width, height), lead, height, -height * 0.5, 0.4);
    const bands = [0, 1, 2].map((index) =>
      ridge(stage, random.fork(`wave${index}`), level + (height - level) * (0.3 + index * 0.26), 26, 7 + index * 2),
    );
    const cape = random.chance(0.6)
      ? over(
          stage,
          path(
            poly([
              [-10, level],
              [-10, level - 170],
              [width * 0.16, level - 130],
              [width * 0.3, level - 50],
              [width * 0.44, level - 22],
              [width * 0.5, level],
            ]),
            calm,
          ),
        )
      : '';
    return (
      sheet(stage) +
      sun(stage, x, level - r * random.range(0.2, 0.9), r, body) +
      over(stage, path(oval(x + 120, level - r * 1.1, r * 0.6), calm)) +
      cape +
      water +
      glitter(stage, x, level + 20, height * 0.97, r * 0.9, body) +
      bands.map((band, index) => over(stage, path(band, tint(stage, lead, 0.45 - index * 0.1)))).join('') +
      (random.chance(0.6)
        ? group(
            place(x - r * 1.3, level + 8, 1.3),
            path('M-50-14H50L34 14H-34ZM-4-20V-130L48-24Z', ink),
            path('M-10-110V-24H-46Z', warm),
          )
        : '') +
      flock(random.fork('birds'), x - 40, level - r * 2, 200, random.int(3, 8), ink)
    );
  },
};
