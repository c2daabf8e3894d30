import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, ridge, sheet, sun } from '../paper.ts';

/** Somebody on a bicycle, downhill. */
export const bicycle: Scene<LumenPalette> = {
  name: 'bicycle',
  family: 'town',
  words: [
    'bicycle',
    'bike',
    'cycle',
    'boy',
    'girl',
    'youth',
    'school',
    'courier',
    'postman',
    'race',
    'holiday',
    'young',
    'first',
    'adventure',
    'runaway',
    'letter',
    'kids',
    'teen',
    'coming',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const base = y + (stage.portrait ? 300 : 260);
    const tilt = random.range(-9, 9);
    const s = stage.portrait ? 1.18 : 1.12;
    const spokes = (cx: number): string =>
      Array.from(
        { length: 8 },
        (_, index) =>
          d`M${cx} -110L${cx + Math.cos((index * Math.PI) / 4 + 0.2) * 106} ${-110 + Math.sin((index * Math.PI) / 4 + 0.2) * 106}`,
      ).join('');
    const coat = night ? light : mix(calm, ink, 0.45);
    return (
      sheet(stage, random.chance(0.5) ? warm : calm, 0.9) +
      sun(stage, x + random.range(-80, 80), y - 40, stage.portrait ? 370 : 330, night ? mix(light, warm, 0.3) : warm) +
      over(stage, path(ridge(stage, random.fork('a'), base - 20, 170, 4), calm)) +
      group(
        place(x, base + 20, s, tilt, random.chance(0.5)),
        path('M-2000 6H2000V1400H-2000Z', mix(lead, ink, 0.2)),
        line(oval(-180, -110, 108) + oval(190, -110, 108), ink, 13) + line(spokes(-180) + spokes(190), ink, 3),
        line(
          'M-180-110L-20-110 100-270 -90-270-20-110M-90-270L-180-110M100-270L190-110M94-290L84-330 140-344M-90-270L-100-306',
          night ? warm : lead,
          14,
        ),
        path('M-150-314H-60Q-50-300-70-294H-140Z', ink),
        path('M-150-310Q-150-470-40-520L10-500 60-420 130-350 116-330 30-390-20-440-30-310Z', coat),
        path('M-120-320L-10-320 50-210 6-110 10-60H50V-44H-16L-26-110-30-200-120-250Z', ink),
        path(oval(6, -570, 50), mix(warm, night ? light : palette.paper, 0.4)) +
          path('M-46-560Q-50-640 10-630 60-620 54-580L96-576 50-566Z', ink),
        over(stage, path('M-40-500Q-160-540-260-480-180-490-150-440-90-470-40-470Z', night ? lead : lead)),
      ) +
      stage.grain(box(0, base - 60, stage.width, height), [0, height, 0, base], 0.5) +
      flock(random.fork('b'), x - 330, y - 230, 150, 5, ink)
    );
  },
};
