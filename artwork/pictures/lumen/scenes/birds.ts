import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { d, group, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, plane, ridge, sheet, slipped, sun } from '../paper.ts';

/** Cranes before a great disc. */
export const birds: Scene<LumenPalette> = {
  name: 'birds',
  family: 'land',
  words: [
    'bird',
    'birds',
    'crane',
    'cranes',
    'swallow',
    'swallows',
    'gull',
    'heron',
    'wing',
    'wings',
    'feather',
    'fly',
    'flight',
    'sky',
    'air',
    'migration',
    'free',
    'freedom',
    'swan',
    'nightingale',
    'sparrow',
    'autumn',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const bird = (
      bx: number,
      by: number,
      s: number,
      angle: number,
      front: string,
      back: string,
      body: string,
    ): string =>
      group(
        place(bx, by, s, angle, random.chance(0.3)),
        over(stage, path('M-20-10Q-120-330 120-420 60-300 90-250 40-200 70-150 30-110 50-20Z', back)),
        path(
          'M-330 36L-180-6Q-60-50 60-36 150-26 190-50 214-66 236-52L330-44 240-28Q200 10 120 26-40 56-190 22L-340 76Z',
          body,
        ),
        slipped(
          stage,
          'M-60-16Q-300-180-280-400-190-330-170-270-120-280-90-210-50-220-20-150 20-140 50-20Z',
          front,
          back,
        ),
        path(oval(222, -46, 5), light),
      );
    const count = random.int(2, 3);
    const spots: [number, number, number][] = [
      [x + 10, y + 20, 1],
      [x + 290, y - 220, 0.5],
      [x - 400, y - 120, 0.42],
    ];
    return (
      sheet(stage, random.chance(0.5) ? calm : lead, 0.8) +
      sun(
        stage,
        x + random.range(-140, 160),
        y - 20,
        stage.portrait ? 340 : 320,
        night ? mix(light, warm, 0.25) : warm,
      ) +
      spots
        .slice(0, count + 1)
        .map(([bx, by, s], index) =>
          bird(
            bx,
            by,
            s * (stage.portrait ? 1.12 : 1),
            random.range(-22, 8),
            index ? lead : lead,
            calm,
            index ? ink : ink,
          ),
        )
        .join('') +
      over(stage, path(ridge(stage, random.fork('a'), height - 120, 120, 4), calm)) +
      plane(stage, ridge(stage, random.fork('b'), height - 50, 90, 6), mix(lead, ink, 0.4), height - 140, 200, 0.5) +
      path(
        Array.from(
          { length: 26 },
          () =>
            d`M${random.range(0, stage.width)} ${height + 10}q${random.range(-20, 20)} -90 ${random.range(-30, 40)} ${random.range(-180, -90)}q4 60 8 190z`,
        ).join(''),
        ink,
      )
    );
  },
};
