import type { Scene } from '../../scene.ts';
import { group, path, poly } from '../../../../scripts/drawing/svg.ts';
import { face, profile } from '../bust.ts';
import { ground, halftone, slab, slope } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** Two profiles, eye to eye across a hard line. */
export const faceoff: Scene<ApexPalette> = {
  name: 'faceoff',
  family: 'people',
  words: ['faceoff', 'vs', 'versus', 'rivals', 'rivalry', 'weigh', 'main', 'showdown', 'stare', 'title'],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const [x, y] = focus;
    const shift = (height * slope) / 2;
    const bright = poly([
      [x + shift, 0],
      [width, 0],
      [width, height],
      [x - shift, height],
    ]);
    const scale = stage.portrait ? 0.98 : 1.02;
    const apart = stage.portrait ? 270 : 330;
    const left = random.fork('left');
    const right = random.fork('right');
    return (
      ground(stage) +
      path(bright, palette.lead) +
      group(stage.clip(bright), halftone(x - 200, y, width, height * 0.7, palette.deep, 0, 22)) +
      profile(
        face(left),
        { light: palette.lead, shade: palette.deep, kit: palette.dusk, glove: palette.lead, hair: '#050404' },
        x - apart,
        y,
        scale,
        false,
      ) +
      profile(
        face(right),
        { light: palette.bone, shade: palette.ground, kit: palette.dusk, glove: palette.lead, hair: palette.ground },
        x + apart,
        y,
        scale,
        true,
      ) +
      path(slab(stage, x - 7, 14), palette.bone)
    );
  },
};
