import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, line, oval, path, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, ridge, sheet, sun, tint } from '../paper.ts';

/** Fruit trees, a ladder, a picker. */
export const orchard: Scene<LumenPalette> = {
  name: 'orchard',
  family: 'land',
  words: [
    'orchard',
    'garden',
    'tree',
    'trees',
    'apple',
    'apples',
    'fruit',
    'lemon',
    'olive',
    'harvest',
    'farm',
    'village',
    'spring',
    'summer',
    'bloom',
    'grove',
    'almond',
    'cherry',
    'peach',
    'plum',
    'countryside',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const base = y + (stage.portrait ? 330 : 290);
    const tree = (tx: number, ty: number, s: number, salt: string): string => {
      const own = random.fork(salt);
      const crown = (index: number, colour: string): string =>
        path(
          oval(
            [-76, 70, 0][index]! * s + tx,
            ty - (300 + [0, 20, 110][index]!) * s,
            own.range(120, 160) * s,
            own.range(110, 150) * s,
          ),
          colour,
        );
      const crowns =
        s > 1
          ? [over(stage, crown(0, lead)), over(stage, crown(1, calm)), over(stage, crown(2, lead))]
          : [crown(0, mix(lead, ink, 0.12)), crown(1, mix(lead, calm, 0.5)), crown(2, mix(lead, ink, 0.3))];
      const fruit = Array.from(
        { length: 11 },
        () => d`M${tx + own.range(-150, 150) * s} ${ty - own.range(240, 470) * s}h0`,
      );
      return (
        path(
          d`M${tx - 16 * s} ${ty}L${tx - 9 * s} ${ty - 200 * s}L${tx - 70 * s} ${ty - 300 * s}L${tx - 56 * s} ${ty - 306 * s}L${tx} ${ty - 230 * s}L${tx + 66 * s} ${ty - 330 * s}L${tx + 78 * s} ${ty - 322 * s}L${tx + 12 * s} ${ty - 190 * s}L${tx + 20 * s} ${ty}Z`,
          ink,
        ) +
        crowns.join('') +
        line(fruit.join(''), warm, 34 * s, 'stroke-linecap="round"')
      );
    };
    const rows = [-3, -2, -1, 0, 1, 2, 3]
      .map((index) =>
        poly([
          [x + index * 40, y + 60],
          [x + index * 40 + 12, y + 60],
          [x + index * 420 + 110, height + 20],
          [x + index * 420, height + 20],
        ]),
      )
      .join('');
    const side = random.pick([-1, 1]);
    const s = stage.portrait ? 1.3 : 1.15;
    return (
      sheet(stage, warm, 0.6) +
      sun(stage, x - side * 330, y - 190, 120, night ? light : warm) +
      over(stage, path(ridge(stage, random.fork('hill'), y + 80, 130, 4), calm)) +
      plane(stage, box(0, y + 60, width, height), tint(stage, lead, 0.45), height, -380, 0.5) +
      path(rows, night ? tint(stage, lead, 0.7) : palette.paper, 'opacity=".45"') +
      tree(x - side * 330, y + 120, 0.42, 'far') +
      tree(x - side * 150, y + 90, 0.3, 'farther') +
      tree(x + side * 420, y + 170, 0.62, 'mid') +
      tree(x + side * 60, base, s, 'near') +
      line(
        d`M${x - side * 190} ${base + 20}L${x - side * 40} ${base - 380 * s}M${x - side * 240} ${base + 10}L${x - side * 90} ${base - 380 * s}`,
        ink,
        9,
      ) +
      line(
        [0.1, 0.26, 0.42, 0.58, 0.74]
          .map(
            (part) =>
              d`M${x - side * (190 - 150 * part)} ${base + 20 - (380 * s + 20) * part}L${x - side * (240 - 150 * part)} ${base + 10 - (380 * s + 10) * part}`,
          )
          .join(''),
        ink,
        7,
      ) +
      person(stage, x - side * 320, base + 30, 130, night ? light : ink, random.pick(['dress', 'hat'] as const)) +
      path(
        oval(x - side * 250, base + 20, 12) + oval(x - side * 226, base + 24, 12) + oval(x + side * 190, base + 16, 13),
        warm,
      )
    );
  },
};
