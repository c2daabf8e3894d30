import type { Scene } from '../../scene.ts';
import { box, path } from '../../../../scripts/drawing/svg.ts';
import { fighter, look } from '../fighter.ts';
import { ground, mesh, whole } from '../light.ts';
import type { ApexPalette } from '../palette.ts';
import { poses } from '../poses.ts';

/** A silhouette behind chain-link. */
export const cage: Scene<ApexPalette> = {
  name: 'cage',
  family: 'place',
  words: ['cage', 'octagon', 'inside', 'behind', 'locked', 'hands', 'fence', 'against', 'underground'],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { bone, ground: dark, lead, deep, spark } = palette;
    const [x, y] = focus;
    const glow = stage.radial(x, y, stage.portrait ? 760 : 660, [0, bone], [0.3, lead], [0.7, deep], [1, deep, 0]);
    const tall = stage.portrait ? 900 : 800;
    const ink = { light: dark, shade: '#1c1210', kit: dark, glove: dark, hair: dark };
    const pose = poses[random.pick(['guard', 'stand', 'victory', 'flex'] as const)];
    const net = mesh(stage, dark, 78, 9);
    const shine = mesh(stage, spark === bone ? lead : spark, 78, 3);
    const post = x + random.pick([-420, 420]) * (stage.portrait ? 0.8 : 1);
    return (
      ground(stage) +
      path(whole(stage), glow) +
      fighter(pose, ink, { ...look(random), x, y: y + tall * 0.54, height: tall, flip: random.chance(0.5) }) +
      net +
      shine +
      path(box(post - 44, 0, 88, height), lead) +
      path(box(post - 44, 0, 26, height), bone) +
      path(box(post + 20, 0, 24, height), deep) +
      path(box(0, height - 96, width, 96), dark) +
      path(box(0, height - 104, width, 12), lead)
    );
  },
};
