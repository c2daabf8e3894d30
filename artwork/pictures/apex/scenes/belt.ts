import type { Scene } from '../../scene.ts';
import { d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import { backdrop } from '../backdrops.ts';
import { ring } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** The championship belt. */
export const belt: Scene<ApexPalette> = {
  name: 'belt',
  family: 'things',
  words: [
    'belt',
    'title',
    'champion',
    'champions',
    'championship',
    'gold',
    'crown',
    'throne',
    'grand',
    'world',
    'defense',
    'defence',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const { bone, ground: dark, lead, deep, spark } = palette;
    const behind = backdrop(stage);
    const metal = random.pick([bone, spark, spark]);
    const sides = random.pick([8, 8, 6, 12]);
    const sheen = stage.linear(
      [-240, -240, 240, 240],
      [0, '#fff'],
      [0.42, metal],
      [0.43, metal],
      [1, metal === lead ? deep : lead],
    );
    const points = random.int(8, 14);
    const sun = Array.from({ length: points }, (_, index) =>
      ring(0, 0, index % 2 ? 150 : 120, 1, 3, (index / points) * Math.PI * 2),
    ).join('');
    const strap = 'M-1100-60Q-560-150-180-96L-180 96Q-560 60-1100 190ZM1100-60Q560-150 180-96L180 96Q560 60 1100 190Z';
    const plates = [-1, 1].map(
      (side) =>
        path(d`${ring(side * 360, -8, 118, 1.05)}`, sheen) +
        path(ring(side * 360, -8, 84, 1.05), dark) +
        path(ring(side * 360, -8, 48, 1.05, 4, 0), metal),
    );
    const studs = Array.from({ length: 8 }, (_, index) =>
      oval((index < 4 ? -1 : 1) * (540 + (index % 4) * 90), -14 + (index % 4) * 12, 16),
    ).join('');
    return (
      behind.art +
      group(
        place(focus[0], focus[1], stage.portrait ? 1.12 : 1, random.range(-16, 10)),
        path(strap, dark) +
          line(
            'M-1100-36Q-560-126-180-72M-1100 166Q-560 36-180 72M1100-36Q560-126 180-72M1100 166Q560 36 180 72',
            lead,
            6,
          ),
        path(studs, metal),
        ...plates,
        path(ring(0, 0, 268, 1.08, sides), dark) +
          path(ring(0, 0, 246, 1.08, sides), sheen) +
          path(ring(0, 0, 202, 1.08, sides), dark),
        path(sun, sheen) +
          path(oval(0, 0, 92), deep) +
          path(ring(0, 0, 62, 1, 8), metal) +
          path(ring(0, 0, 34, 1, 8), dark),
      )
    );
  },
};
