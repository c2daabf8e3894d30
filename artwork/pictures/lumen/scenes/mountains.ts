import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { type Point, box, group, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, ridge, sheet, sun, tint } from '../paper.ts';

/** Peaks, a hut with a light, somebody walking. */
export const mountains: Scene<LumenPalette> = {
  name: 'mountains',
  family: 'land',
  words: [
    'mountain',
    'mountains',
    'alps',
    'peak',
    'summit',
    'climb',
    'valley',
    'hut',
    'high',
    'north',
    'silence',
    'stone',
    'cold',
    'border',
    'far',
    'glacier',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const peak = (cx: number, top: number, wide: number, base: number): [string, string, string] => {
      const bend = random.range(-0.12, 0.12) * wide;
      const face: Point[] = [
        [cx, top],
        [cx + wide * 0.3, top + (base - top) * 0.42],
        [cx + wide * 0.55, top + (base - top) * 0.6],
        [cx + wide, base],
        [cx - wide, base],
        [cx - wide * 0.42, top + (base - top) * 0.44],
      ];
      const dark: Point[] = [
        [cx, top],
        [cx + wide * 0.3, top + (base - top) * 0.42],
        [cx + wide * 0.55, top + (base - top) * 0.6],
        [cx + wide, base],
        [cx + bend, base],
        [cx + wide * 0.12, top + (base - top) * 0.6],
        [cx - wide * 0.04, top + (base - top) * 0.34],
      ];
      const snow: Point[] = [
        [cx, top],
        [cx + wide * 0.21, top + (base - top) * 0.3],
        [cx + wide * 0.08, top + (base - top) * 0.26],
        [cx - wide * 0.02, top + (base - top) * 0.38],
        [cx - wide * 0.13, top + (base - top) * 0.27],
        [cx - wide * 0.27, top + (base - top) * 0.3],
      ];
      return [poly(face), poly(dark), poly(snow)];
    };
    const base = y + 240;
    const [big, dark, snow] = peak(
      x + random.range(-60, 60),
      y - (stage.portrait ? 300 : 250),
      stage.portrait ? 460 : 560,
      base + 80,
    );
    const [side, sideDark, sideSnow] = peak(x - 480, y - random.range(0, 90), 420, base + 80);
    const [last, lastDark] = peak(x + 470, y - random.range(-60, 60), 380, base + 80);
    const tone = mix(lead, ink, night ? 0.1 : 0.12);
    return (
      sheet(stage, warm, 0.7) +
      sun(stage, x + random.pick([-260, 250]), y - 230, random.range(90, 170), night ? light : warm) +
      path(side + last, tint(stage, lead, 0.35)) +
      over(stage, path(sideDark + lastDark, tint(stage, lead, 0.2))) +
      path(sideSnow, night ? light : palette.paper) +
      path(big, tone) +
      over(stage, path(dark, mix(lead, ink, 0.35))) +
      path(snow, night ? light : '#fffaf0') +
      stage.grain(big, [0, base, 0, y - 60], 0.6) +
      over(stage, path(ridge(stage, random.fork('a'), base, 90, 5), calm)) +
      plane(stage, ridge(stage, random.fork('b'), base + 130, 90, 4), mix(calm, ink, 0.5), base, 300, 0.4) +
      path(ridge(stage, random.fork('c'), height - 60, 90, 5), ink) +
      group(
        place(x - 190, base + 66, 1.1),
        path('M-60 0V-50H60V0ZM-80-44L0-104 80-44Z', ink),
        path(box(-14, -40, 26, 26), night ? light : warm),
      ) +
      person(stage, x + 120, base + 110, 74, night ? light : warm, 'walk')
    );
  },
};
