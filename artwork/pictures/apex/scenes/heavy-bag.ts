import type { Scene } from '../../scene.ts';
import { group, line, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import { ground, halftone, slab } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** The heavy bag in an empty gym. */
export const bag: Scene<ApexPalette> = {
  name: 'heavy-bag',
  family: 'things',
  words: [
    'bag',
    'training',
    'camp',
    'workout',
    'gym',
    'drills',
    'drill',
    'technique',
    'lesson',
    'how',
    'learn',
    'prepare',
    'preparation',
    'fitness',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { bone, ground: dark, lead, deep, spark } = palette;
    const [x, y] = focus;
    const swing = random.range(-13, 13);
    const glow = stage.linear([x - 500, 0, x + 500, height], [0, lead, 0.9], [1, deep, 0.1]);
    const panes = [0, 1, 2]
      .map((index) =>
        poly([
          [x - 520 + index * 360, y - 360],
          [x - 240 + index * 360, y - 360],
          [x - 330 + index * 360, y + 250],
          [x - 610 + index * 360, y + 250],
        ]),
      )
      .join('');
    const leather = stage.linear(
      [-130, 0, 130, 0],
      [0, bone],
      [0.3, bone],
      [0.31, lead],
      [0.66, lead],
      [0.67, deep],
      [1, deep],
    );
    return (
      ground(stage) +
      path(panes, glow) +
      path(slab(stage, x - 700, 26), spark) +
      group(
        place(x, y - 520, stage.portrait ? 1.28 : 1, swing),
        line('M0-300V60M-110 180L0 40 110 180M-40 190L0 40 40 190', bone, 8),
        path('M-126 190Q0 150 126 190V800Q120 870 0 876-120 870-126 800Z', leather),
        path('M-126 300Q0 336 126 300V350Q0 386-126 350ZM-126 660Q0 696 126 660V690Q0 726-126 690Z', dark),
        path('M40 470q46-30 86-10v120q-60 20-86-20-24-50 0-90Z', dark, 'opacity=".55"'),
      ) +
      halftone(x - 500, height - 200, 1100, 240, dark, 4, 22, 0)
    );
  },
};
