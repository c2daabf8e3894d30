import type { Scene } from '../../scene.ts';
import { type Point, d, group, line, path, place } from '../../../../scripts/drawing/svg.ts';
import { beams, ground, halftone, whole } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** A pair of gloves on a nail. */
export const hanging: Scene<ApexPalette> = {
  name: 'gloves',
  family: 'things',
  words: [
    'gloves',
    'retired',
    'retirement',
    'farewell',
    'last',
    'history',
    'classic',
    'classics',
    'archive',
    'memory',
    'gym',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { bone, ground: dark, lead, deep } = palette;
    const [x, y] = focus;
    const bright = random.chance(0.5);
    const glow = stage.radial(x, y, 620, [0, lead], [0.6, deep], [1, deep, 0]);
    const glove = (front: string, shade: string): string =>
      path('M-96-170H84L100-20Q190-30 196 60 190 130 116 140 150 330-10 336-170 330-166 130-164-20-120-80Z', front) +
      path(
        'M-96-170H-30Q-70 40-30 336-170 330-166 130-164-20-120-80ZM100-20Q90 60 116 140L84 130Q60 40 100-20Z',
        shade,
      ) +
      path('M-102-176H90L84-110H-98Z', bone) +
      line('M-60 20Q0 50 60 20M-64 70Q0 100 70 70', shade, 9);
    const [front, shade] = bright ? [dark, '#2a211f'] : [lead, deep];
    const s = stage.portrait ? 1.24 : 1.06;
    const nail: Point = [x + 20, stage.portrait ? 130 : -30];
    return (
      ground(stage) +
      (bright
        ? path(whole(stage), glow) + halftone(x - 500, y, 1000, height * 0.5, dark, 0, 15)
        : beams(stage, 2, bone, focus, 0.6)) +
      line(d`M${x - 120} ${y - 130}Q${x - 60} ${y - 300} ${nail}Q${x + 100} ${y - 200} ${x + 128} ${y - 60}`, bone, 9) +
      group(place(x + 136, y + 100, s, random.range(-14, -4), true), glove(bright ? deep : deep, dark)) +
      group(place(x - 120, y + 30, s, random.range(2, 12)), glove(front, shade))
    );
  },
};
