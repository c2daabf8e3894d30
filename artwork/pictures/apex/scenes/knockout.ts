import type { Scene } from '../../scene.ts';
import { box, d, group, line, path, place } from '../../../../scripts/drawing/svg.ts';
import { fighter, look } from '../fighter.ts';
import { ground, halftone, whole } from '../light.ts';
import { type ApexPalette, inkOnLight } from '../palette.ts';
import { poses } from '../poses.ts';

/** One stands, one lies, on a bright canvas. */
export const ringside: Scene<ApexPalette> = {
  name: 'knockout',
  family: 'fight',
  words: ['knockout', 'knockouts', 'ko', 'upset', 'fall', 'down', 'finish', 'finishes', 'brutal', 'seconds'],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { bone, ground: dark, lead, deep } = palette;
    const [x, y] = focus;
    const base = y + (stage.portrait ? 300 : 260);
    const tall = stage.portrait ? 760 : 660;
    const glow = stage.radial(x, y, 760, [0, lead], [0.5, lead], [1, deep, 0]);
    const ink = inkOnLight(palette, random);
    const flip = random.chance(0.5);
    const side = flip ? -1 : 1;
    return (
      ground(stage) +
      path(whole(stage), glow) +
      halftone(x - 700, y - 260, 1400, 620, dark, 0, 16) +
      line(d`M-20 ${base - 250}H${width + 20}M-20 ${base - 150}H${width + 20}`, dark, 16) +
      path(box(0, base - 20, width, height), bone) +
      path(box(0, base - 20, width, 14), dark) +
      halftone(0, base + 90, width, height - base, lead, 0, 24, 0) +
      group(
        place(x - 150 * side, base + 40, tall / 1000, 0, flip) + ' opacity=".55"',
        path('M-300 10Q0-30 500 16 300 60-100 50Z', deep),
      ) +
      fighter(
        poses[random.pick(['victory', 'walk', 'stand'] as const)],
        { ...ink, hair: dark },
        { ...look(random.fork('a')), plain: true, x: x - 210 * side, y: base + 30, height: tall, flip: !flip },
      ) +
      fighter(
        poses.rocked,
        { light: bone === ink.light ? deep : bone, shade: dark, kit: lead, glove: lead, hair: dark },
        {
          ...look(random.fork('b')),
          plain: true,
          x: x - 190 * side,
          y: base + 76,
          height: tall * 0.94,
          flip,
          angle: 82 * side,
        },
      )
    );
  },
};
