import type { Scene } from '../../scene.ts';
import { box, path, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, plane, ridge, sheet, sun, tint } from '../paper.ts';

/** A lighthouse and its beam. */
export const lighthouse: Scene<LumenPalette> = {
  name: 'lighthouse',
  family: 'water',
  words: [
    'lighthouse',
    'light',
    'keeper',
    'cape',
    'signal',
    'storm',
    'island',
    'north',
    'edge',
    'watch',
    'guard',
    'beacon',
    'far',
  ],
  draw(stage) {
    const { random, palette, width, height, focus } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const top = y - (stage.portrait ? 330 : 270);
    const foot = y + 190;
    const beam = stage.linear([x, 0, 0, 0], [0, night ? light : warm, 0.95], [1, night ? light : warm, 0.12]);
    const beamBack = stage.linear([x, 0, width, 0], [0, night ? light : warm, 0.7], [1, night ? light : warm, 0]);
    const cliff = poly([
      [x - 330, height],
      [x - 210, foot + 80],
      [x - 120, foot + 10],
      [x + 110, foot - 10],
      [x + 190, foot + 60],
      [width + 20, foot + 20],
      [width + 20, height],
    ]);
    const tower = poly([
      [x - 44, top + 60],
      [x + 44, top + 60],
      [x + 74, foot + 10],
      [x - 74, foot + 10],
    ]);
    const stripes = [0, 1, 2].map((index) => {
      const [a, b] = [0.16 + index * 0.3, 0.31 + index * 0.3];
      const at = (part: number): [number, number] => [44 + 30 * part, top + 60 + (foot - top - 50) * part];
      const [w1, y1] = at(a);
      const [w2, y2] = at(b);
      return poly([
        [x - w1, y1],
        [x + w1, y1],
        [x + w2, y2],
        [x - w2, y2],
      ]);
    });
    const spin = random.range(-70, 120);
    return (
      sheet(stage, lead, 0.9) +
      sun(stage, x + 260, top - 20, 90, night ? light : calm) +
      path(
        poly([
          [x, top + 10],
          [-20, top - 130 + spin],
          [-20, top + 190 + spin],
        ]),
        beam,
      ) +
      path(
        poly([
          [x, top + 10],
          [width + 20, top - 60 - spin],
          [width + 20, top + 90 - spin],
        ]),
        beamBack,
      ) +
      plane(stage, box(0, foot + 60, width, height), lead, height, -300, 0.5) +
      [0, 1, 2]
        .map((index) =>
          over(
            stage,
            path(
              ridge(stage, random.fork(`w${index}`), foot + 130 + index * 90, 44, 8 + index),
              tint(stage, lead, 0.5 - index * 0.12),
            ),
          ),
        )
        .join('') +
      path(cliff, ink) +
      path(tower, night ? light : '#fbf5e8') +
      over(stage, path(stripes.join(''), warm)) +
      stage.grain(tower, [0, foot, 0, top], 0.5) +
      path(
        `${box(x - 60, top + 44, 120, 18)}${box(x - 30, top - 20, 60, 66)}${poly([
          [x - 46, top - 18],
          [x, top - 74],
          [x + 46, top - 18],
        ])}`,
        ink,
      ) +
      path(box(x - 18, top - 8, 36, 46), night ? light : warm) +
      flock(random.fork('gulls'), x - 300, y - 120, 160, 5, night ? light : ink)
    );
  },
};
