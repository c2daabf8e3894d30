import type { Scene } from '../../scene.ts';
import { group, line, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import { ground, halftone, ring } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** A hooded robe from behind, in a tunnel full of light. */
export const walkout: Scene<ApexPalette> = {
  name: 'walkout',
  family: 'people',
  words: [
    'walkout',
    'road',
    'journey',
    'return',
    'comeback',
    'debut',
    'entrance',
    'tunnel',
    'countdown',
    'embedded',
    'behind',
    'chapter',
    'path',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const [x, y] = focus;
    const tall = stage.portrait ? 860 : 700;
    const base = y + tall * 0.56;
    const gates = [1.9, 1.45, 1.08].map((size, index) =>
      line(
        poly(
          [
            [x - 250 * size, height + 20],
            [x - 250 * size, y - 330 * size],
            [x - 150 * size, y - 430 * size],
            [x + 150 * size, y - 430 * size],
            [x + 250 * size, y - 330 * size],
            [x + 250 * size, height + 20],
          ],
          false,
        ),
        palette.lead,
        10 + index * 5,
        `opacity="${0.3 + index * 0.32}"`,
      ),
    );
    const door = poly([
      [x - 200, base],
      [x - 200, y - 290],
      [x - 120, y - 370],
      [x + 120, y - 370],
      [x + 200, y - 290],
      [x + 200, base],
    ]);
    const carpet = poly([
      [x - 200, base],
      [x + 200, base],
      [x + 520, height + 10],
      [x - 520, height + 10],
    ]);
    const paint = stage.linear([0, y - 370, 0, base], [0, palette.bone], [1, palette.lead]);
    const fall = stage.linear([0, base, 0, height + 60], [0, palette.lead], [1, palette.deep, 0.2]);
    const robe =
      'M0-960C62-960 96-910 92-850L110-800Q200-770 216-640L250-250 190-240 206-60 120 0 60-10 20-20-30-10-110 0-206-60-190-240-250-250-216-640Q-200-770-110-800L-92-850C-96-910-62-960 0-960Z';
    const folds =
      'M-92-850Q0-760 92-850L110-800Q0-700-110-800ZM0-700L16-20-16-20ZM-150-600L-130-120-170-240ZM150-600L130-120 170-240Z';
    const badge = random.pick([
      ring(0, -470, 74),
      poly([
        [0, -560],
        [80, -400],
        [-80, -400],
      ]),
      oval(0, -470, 70),
    ]);
    return (
      ground(stage) +
      gates.join('') +
      path(door, paint) +
      path(carpet, fall) +
      halftone(x - 420, base - 60, 840, 260, palette.ground, 3, 13, 0, 26) +
      group(
        place(x, base + 44, tall / 1000),
        path(robe, palette.ground),
        path(folds, palette.dusk),
        path(badge, palette.lead),
      )
    );
  },
};
