import type { Scene } from '../../scene.ts';
import { line, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import { shadowOf } from '../fighter.ts';
import { crowd, ground, ring } from '../light.ts';
import type { ApexPalette } from '../palette.ts';
import { poses } from '../poses.ts';

/** The lit cage from the top rows. */
export const far: Scene<ApexPalette> = {
  name: 'arena',
  family: 'place',
  words: ['arena', 'live', 'event', 'night', 'stadium', 'main', 'card', 'full'],
  draw(stage) {
    const { random, focus, palette, portrait, width } = stage;
    const y = focus[1] + (portrait ? 170 : 180);
    const r = portrait ? 430 : 520;
    const lamps = [-0.8, -0.4, 0, 0.4, 0.8].map((at) =>
      poly([
        [focus[0] + at * 300 - 8, 60],
        [focus[0] + at * 300 + 8, 60],
        [focus[0] + at * r * 1.1 + 120, y],
        [focus[0] + at * r * 1.1 - 120, y],
      ]),
    );
    const paint = stage.linear([0, 60, 0, y], [0, palette.bone, 0.7], [1, palette.lead, 0.05]);
    const posts = [-0.92, -0.38, 0.38, 0.92].map((at) =>
      poly([
        [focus[0] + at * r - 8, y - 130],
        [focus[0] + at * r + 8, y - 130],
        [focus[0] + at * r + 8, y],
        [focus[0] + at * r - 8, y],
      ]),
    );
    const tall = portrait ? 250 : 260;
    return (
      ground(stage) +
      path(lamps.join(''), paint) +
      path(ring(focus[0], 56, portrait ? 330 : 400, 0.12), palette.lead) +
      path(ring(focus[0], y, r, 0.32), palette.bone) +
      path(ring(focus[0], y, r * 0.55, 0.32), palette.lead) +
      path(posts.join(''), palette.spark) +
      line(ring(focus[0], y - 120, r, 0.32), palette.lead, 10) +
      path(
        shadowOf(poses[random.pick(['jab', 'kick', 'cross'] as const)]),
        palette.ground,
        place(focus[0] - 90, y + 30, tall / 1000),
      ) +
      path(
        shadowOf(poses[random.pick(['guard', 'rocked', 'hook'] as const)]),
        palette.deep,
        place(focus[0] + 110, y + 34, tall / 1000, 0, true),
      ) +
      crowd(stage, y + (portrait ? 230 : 190), width / 26, palette.dusk, 0.2, 'b') +
      crowd(stage, y + (portrait ? 340 : 270), width / 18, '#050404', 0.3)
    );
  },
};
