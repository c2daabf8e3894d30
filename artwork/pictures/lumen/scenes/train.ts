import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, plane, ridge, sheet, sun, tint } from '../paper.ts';

/** A steam train on a viaduct. */
export const train: Scene<LumenPalette> = {
  name: 'train',
  family: 'town',
  words: [
    'train',
    'trains',
    'railway',
    'station',
    'rail',
    'platform',
    'line',
    'express',
    'arrival',
    'journey',
    'departure',
    'track',
    'tracks',
    'last',
    'conductor',
    'border',
    'east',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const deck = y + random.range(20, 90);
    const side = random.pick([-1, 1]);
    const bow = stage.portrait ? 170 : 200;
    let bridge = d`M-20 ${deck}H${width + 20}V${height + 20}H-20Z`;
    for (let ax = x - bow * 6; ax < width + bow; ax += bow)
      bridge += d`M${ax + 24} ${height + 20}V${deck + 120}a${bow / 2 - 24} ${bow / 2 - 24} 0 0 1 ${bow - 48} 0V${height + 20}Z`;
    const car = (cx: number): string =>
      path(d`M${cx - 140} ${deck - 8}v-86q0-14 14-14h252q14 0 14 14v86z`, warm) +
      path(
        Array.from({ length: 5 }, (_, index) => box(cx - 120 + index * 50, deck - 84, 34, 34)).join(''),
        night ? light : '#fff6e0',
      ) +
      path(box(cx - 140, deck - 40, 280, 10), light) +
      path(Array.from({ length: 4 }, (_, index) => oval(cx - 100 + index * 66, deck - 6, 14)).join(''), ink);
    const engine = 'M-150-8V-116H-60V-76H110Q140-76 140-44V-8ZM66-76L60-130H100L94-76ZM0-76a22 22 0 0 1 44 0Z';
    const nose = x + side * 330;
    const puff = [0, 1, 2, 3, 4]
      .map((index) =>
        oval(nose + side * 80 - side * index * 110, deck - 180 - index * 42, 46 + index * 22, 40 + index * 16),
      )
      .join('');
    return (
      sheet(stage, random.chance(0.5) ? calm : warm, 0.8) +
      sun(stage, x - side * 90, deck - 190, stage.portrait ? 270 : 250, night ? light : warm) +
      over(stage, path(ridge(stage, random.fork('a'), deck + 50, 230, 4), calm)) +
      plane(stage, ridge(stage, random.fork('b'), deck + 170, 130, 3), lead, height, -300, 0.4) +
      over(stage, path(puff, tint(stage, night ? light : calm, 0.3))) +
      path(bridge, night ? ink : mix(lead, ink, 0.62), 'fill-rule="evenodd"') +
      stage.grain(box(0, deck, width, height), [0, height, 0, deck], 0.5) +
      path(box(-20, deck - 4, width + 40, 16), ink) +
      [1, 2, 3, 4, 5].map((index) => car(nose - side * (index * 296))).join('') +
      group(
        place(nose, deck, 1, 0, side < 0),
        path(engine, ink),
        path(box(-134, -102, 50, 40), night ? light : warm),
        path(oval(-104, -8, 24) + oval(-40, -8, 24) + oval(40, -8, 18) + oval(92, -8, 18), ink),
        path('M140-60L420-110V30L140-44Z', night ? light : warm, 'opacity=".35"'),
      )
    );
  },
};
