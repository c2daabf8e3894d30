import type { Scene } from '../../scene.ts';
import { box, group, path, place } from '../../../../scripts/drawing/svg.ts';
import { fighter, shadowOf, look } from '../fighter.ts';
import { ground, halftone, pool, whole } from '../light.ts';
import { type ApexPalette, inkOnLight } from '../palette.ts';
import { poses } from '../poses.ts';

/** A fighter and a shadow twice the size. */
export const shadow: Scene<ApexPalette> = {
  name: 'shadow',
  family: 'people',
  words: ['shadow', 'ghost', 'shadowboxing', 'alone', 'dream', 'mind', 'training', 'fear', 'past'],
  draw(stage) {
    const { random, palette, focus } = stage;
    const [x, y] = focus;
    const pose = poses[random.pick(['guard', 'jab', 'hook', 'uppercut'] as const)];
    const base = y + (stage.portrait ? 420 : 370);
    const wall = stage.radial(
      x + 60,
      y - 60,
      stage.portrait ? 800 : 760,
      [0, palette.lead],
      [0.55, palette.lead],
      [1, palette.deep, 0],
    );
    const flip = random.chance(0.5);
    const ink = inkOnLight(palette, random);
    const tall = stage.portrait ? 620 : 540;
    return (
      ground(stage) +
      path(whole(stage), wall) +
      halftone(x - 700, y - 100, 1400, 700, palette.ground, 0, 15) +
      group(
        `${place(x + (flip ? -190 : 190), base, stage.portrait ? 1.1 : 0.8, 0, flip)} opacity=".92"`,
        path(shadowOf(pose), palette.ground),
      ) +
      path(box(0, base - 10, stage.width, stage.height - base + 10), palette.ground) +
      pool(stage, x, base + 20, 460, palette.lead, 0.5) +
      fighter(pose, ink, { ...look(random), x: x + (flip ? 130 : -130), y: base + 40, height: tall, flip })
    );
  },
};
