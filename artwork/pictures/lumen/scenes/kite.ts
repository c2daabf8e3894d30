import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, ridge, sheet, slipped, sun, tint } from '../paper.ts';

/** A child with a kite or balloons on a hill. */
export const kite: Scene<LumenPalette> = {
  name: 'kite',
  family: 'people',
  words: [
    'kite',
    'child',
    'children',
    'boy',
    'girl',
    'play',
    'wind',
    'childhood',
    'hill',
    'family',
    'kids',
    'balloon',
    'son',
    'brother',
    'little',
    'small',
    'joy',
    'comedy',
    'school',
    'holiday',
    'animation',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const base = y + 270;
    const flip = random.pick([-1, 1]);
    const kx = x + flip * (stage.portrait ? 170 : 250);
    const ky = y - (stage.portrait ? 330 : 210);
    const px = x - flip * (stage.portrait ? 190 : 230);
    const red = random.chance(0.35);
    const toy = red
      ? [
          [0, 0, warm],
          [-120, 60, lead],
          [90, 110, calm],
        ]
          .map(
            ([bx, by, colour]) =>
              line(
                d`M${bx as number} ${(by as number) + 90}Q${(bx as number) * 0.4 + 30} 330 ${(px - kx) * 0.8} ${base - ky - 190}`,
                ink,
                4,
              ) + over(stage, path(oval(bx as number, by as number, 84, 96), colour as string)),
          )
          .join('')
      : line(d`M0 40Q${(px - kx) * 0.3} ${(base - ky) * 0.7} ${px - kx + flip * 34} ${base - ky - 120}`, ink, 4) +
        slipped(stage, 'M0-170L120-20 0 170-120-20Z', warm, calm) +
        over(stage, path('M0-170L120-20 0 0ZM0 0L-120-20 0 170Z', lead)) +
        line('M0 170Q60 230 10 290T40 400', ink, 5) +
        path('M10 230l50-26v52zM10 230l-50-26v52zM24 320l46-30v56zM24 320l-50-20v50z', warm);
    const hill = d`M-20 ${height + 20}V${base + 140}Q${px - 200} ${base - 60} ${px} ${base}T${x + 700} ${base + 190}V${height + 20}Z`;
    return (
      sheet(stage, random.chance(0.5) ? calm : warm, 0.9) +
      sun(stage, x + flip * 60, y + 40, stage.portrait ? 280 : 250, night ? light : mix(warm, palette.paper, 0.45)) +
      [0, 1, 2]
        .map((index) =>
          over(
            stage,
            path(
              d`M${x - 640 + index * 480} ${y - 220 + index * 90}a70 70 0 0 1 130-30a90 90 0 0 1 160 10a60 60 0 0 1 60 60h-380q0-30 30-40z`,
              tint(stage, calm, 0.4),
            ),
          ),
        )
        .join('') +
      over(stage, path(ridge(stage, random.fork('a'), base + 60, 170, 4), calm)) +
      plane(stage, hill, lead, height, -340, 0.5) +
      group(place(kx, ky, stage.portrait ? 1.1 : 0.94), toy) +
      person(stage, px, base + 14, 190, ink, random.pick(['walk', 'dress'] as const), -flip * 128) +
      (random.chance(0.5)
        ? person(stage, px - flip * 120, base + 10, 120, night ? light : mix(warm, ink, 0.4), 'dress', -flip * 128)
        : '') +
      path(
        Array.from({ length: 22 }, () => {
          const gx = random.range(0, stage.width);
          return d`M${gx} ${height + 10}q6 -40 ${random.range(-20, 30)} ${random.range(-110, -50)}q0 40 10 110z`;
        }).join(''),
        mix(lead, ink, 0.5),
      )
    );
  },
};
