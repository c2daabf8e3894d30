import type { Scene } from '../../scene.ts';
import { between, box, path, poly } from '../../../../scripts/drawing/svg.ts';
import { backdrop } from '../backdrops.ts';
import { fighter, look } from '../fighter.ts';
import { crowd } from '../light.ts';
import { type ApexPalette, inkOnDark, inkOnLight } from '../palette.ts';
import { poses } from '../poses.ts';

/** A fighter on the scales, flash lights below. */
export const scales: Scene<ApexPalette> = {
  name: 'weigh-in',
  family: 'people',
  words: ['weigh', 'weighin', 'scales', 'weight', 'ceremonial', 'press', 'conference'],
  draw(stage) {
    const { random, palette, focus } = stage;
    const [x, y] = focus;
    const behind = backdrop(stage);
    const tall = stage.portrait ? 860 : 700;
    const base = y + tall * 0.5;
    const ink = (behind.bright ? inkOnLight : inkOnDark)(palette, random);
    const bulbs = random.fork('flash');
    const flash = Array.from({ length: 7 }, () => {
      const at = [bulbs.range(0.1, 0.95) * stage.width, bulbs.range(0.78, 0.95) * stage.height] as const;
      const size = bulbs.range(20, 46);
      return poly([
        [at[0], at[1] - size],
        between(at, [at[0] + size, at[1] - size], 0.2),
        [at[0] + size, at[1]],
        between(at, [at[0] + size, at[1] + size], 0.2),
        [at[0], at[1] + size],
        between(at, [at[0] - size, at[1] + size], 0.2),
        [at[0] - size, at[1]],
        between(at, [at[0] - size, at[1] - size], 0.2),
      ]);
    });
    const plate =
      path(
        poly([
          [x - 190, base - 20],
          [x + 190, base - 20],
          [x + 250, base + 34],
          [x - 250, base + 34],
        ]),
        palette.bone,
      ) + path(box(x - 250, base + 34, 500, 30), palette.spark);
    return (
      behind.art +
      plate +
      fighter(poses[random.pick(['flex', 'stand'] as const)], ink, {
        ...look(random),
        x,
        y: base + 10,
        height: tall,
        flip: random.chance(0.5),
      }) +
      crowd(stage, stage.height - (stage.portrait ? 270 : 120), 84, '#050404', 0.4) +
      path(flash.join(''), palette.bone)
    );
  },
};
