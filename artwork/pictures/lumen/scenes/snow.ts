import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, ridge, sheet, sun, tint } from '../paper.ts';

/** Houses in the snow. */
export const snow: Scene<LumenPalette> = {
  name: 'snow',
  family: 'land',
  words: [
    'snow',
    'winter',
    'december',
    'january',
    'ice',
    'frost',
    'white',
    'christmas',
    'cold',
    'village',
    'frozen',
    'february',
    'arctic',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const base = y + 180;
    const white = night ? mix(light, calm, 0.35) : '#fbf7ee';
    const house = (hx: number, hy: number, s: number, wall: string): string =>
      group(
        place(hx, hy, s),
        path('M-110 60V-90L0-190 110-90V60Z', wall) + path('M0-190L110-90V60H20Z', ink, 'opacity=".3"'),
        path('M-150-66L0-214 150-66 132-46 0-170-132-46ZM54-230H90V-150L54-184Z', white),
        path(box(-70, -60, 44, 50) + box(36, -60, 44, 50), night ? light : warm) + path(box(-24, -10, 42, 70), ink),
      );
    const flakes = Array.from({ length: 60 }, () => d`M${random.range(0, width)} ${random.range(0, height)}h0`).join(
      '',
    );
    const pines = Array.from({ length: 7 }, () => {
      const px = random.range(0, width);
      const s = random.range(0.6, 1.1);
      return d`M${px} ${base - 200 * s}L${px + 60 * s} ${base - 60 * s}H${px + 30 * s}L${px + 86 * s} ${base + 60 * s}H${px - 86 * s}L${px - 30 * s} ${base - 60 * s}H${px - 60 * s}Z`;
    });
    return (
      sheet(stage, lead, 1) +
      sun(stage, x + 280, y - 240, 110, night ? light : warm) +
      over(stage, path(ridge(stage, random.fork('a'), base - 20, 240, 4, true), calm)) +
      path(pines.join(''), mix(lead, ink, 0.5)) +
      house(x - 260, base + 20, 0.75, lead) +
      house(x + 300, base + 10, 0.66, calm) +
      path(ridge(stage, random.fork('b'), base + 60, 40, 5), tint(stage, white, 0.06)) +
      house(x + 20, base + 120, 1.25, random.pick([lead, warm])) +
      plane(stage, ridge(stage, random.fork('c'), base + 200, 70, 4), white, height + 60, -260, 0.4) +
      person(stage, x - 230, base + 250, 130, ink, undefined, 118) +
      line(flakes, white, 13, 'stroke-linecap="round"')
    );
  },
};
