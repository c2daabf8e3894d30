import type { Scene } from '../../scene.ts';
import { group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import { backdrop } from '../backdrops.ts';
import { ring } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** The bell, just struck. */
export const bell: Scene<ApexPalette> = {
  name: 'bell',
  family: 'things',
  words: [
    'bell',
    'round',
    'rounds',
    'minutes',
    'seconds',
    'clock',
    'time',
    'fastest',
    'quick',
    'opening',
    'first',
    'start',
    'tonight',
    'short',
    'shorts',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const { bone, ground: dark, lead, deep, spark } = palette;
    const behind = backdrop(stage);
    const rings = [330, 400, 480]
      .map((r, index) =>
        line(
          oval(0, 0, r),
          index % 2 ? spark : behind.bright ? dark : lead,
          18 - index * 5,
          `stroke-dasharray="${r * 0.5} ${r * 0.28}"`,
        ),
      )
      .join('');
    const brass = stage.linear(
      [-220, -220, 220, 220],
      [0, '#fff'],
      [0.3, bone],
      [0.31, bone],
      [0.6, behind.bright ? spark : lead],
      [1, deep],
    );
    const angle = random.range(-40, 20);
    return (
      behind.art +
      group(
        place(focus[0], focus[1], stage.portrait ? 1.2 : 0.98),
        rings,
        path(ring(0, 0, 300, 1, 8), dark),
        path(oval(0, 0, 240), brass) +
          path(oval(0, 0, 168), deep) +
          path(oval(0, 0, 150), brass) +
          path(oval(0, 0, 46), dark),
        group(
          place(0, 0, 1, angle),
          path('M40-30L330-70a60 60 0 1 1 10 120L40 30Z', dark) +
            path(oval(352, -10, 62), lead) +
            path(oval(336, -30, 22), bone),
        ),
      )
    );
  },
};
