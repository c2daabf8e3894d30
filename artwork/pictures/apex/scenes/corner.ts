import type { Scene } from '../../scene.ts';
import { box, d, line, path, poly } from '../../../../scripts/drawing/svg.ts';
import { fighter, look } from '../fighter.ts';
import { beams, ground, pool } from '../light.ts';
import { type ApexPalette, inkOnDark } from '../palette.ts';
import { poses } from '../poses.ts';

/** A fighter on the stool between two rounds. */
export const corner: Scene<ApexPalette> = {
  name: 'corner',
  family: 'people',
  words: ['corner', 'coach', 'team', 'between', 'rounds', 'camp', 'recovery', 'quiet', 'minute', 'pressure', 'rest'],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const [x, y] = focus;
    const base = y + (stage.portrait ? 430 : 350);
    const tall = stage.portrait ? 1060 : 980;
    const ink = inkOnDark(palette, random);
    const post = poly([
      [x - 34, y - 400],
      [x + 34, y - 400],
      [x + 40, base],
      [x - 40, base],
    ]);
    const lit = stage.linear([0, y - 400, 0, base], [0, palette.lead], [1, palette.deep]);
    const pads = poly([
      [x - 66, y - 330],
      [x + 66, y - 330],
      [x + 66, base - 40],
      [x - 66, base - 40],
    ]);
    const cords = [-250, -110, 30, 170].map((at, index) =>
      line(
        d`M-20 ${y + at + 120}L${x} ${y + at}L${width + 20} ${y + at + 120}`,
        index % 2 ? palette.lead : palette.bone,
        17,
      ),
    );
    const stool = path(
      `${box(x - 130, base - 180, 260, 26)}${poly([
        [x - 96, base - 160],
        [x - 70, base - 160],
        [x - 110, base + 30],
        [x - 136, base + 30],
      ])}${poly([
        [x + 96, base - 160],
        [x + 70, base - 160],
        [x + 110, base + 30],
        [x + 136, base + 30],
      ])}`,
      palette.spark,
    );
    return (
      ground(stage) +
      beams(stage, 2, palette.bone, [x, y], 0.4) +
      path(post, lit) +
      cords.join('') +
      path(pads, palette.lead) +
      path(
        poly([
          [0, base - 20],
          [width, base - 20],
          [width, height],
          [0, height],
        ]),
        palette.ground,
      ) +
      pool(stage, x, base + 20, 480, palette.bone, 0.5) +
      stool +
      fighter(poses.seated, ink, { ...look(random), x, y: base + 30, height: tall, flip: random.chance(0.5) })
    );
  },
};
