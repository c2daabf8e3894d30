import type { Scene } from '../../scene.ts';
import { d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import { backdrop } from '../backdrops.ts';
import { fighter, look } from '../fighter.ts';
import { crowd, ring } from '../light.ts';
import { type ApexPalette, inkOnDark, inkOnLight } from '../palette.ts';
import { poses } from '../poses.ts';

/** Arms up, the belt overhead, confetti, the crowd. */
export const victory: Scene<ApexPalette> = {
  name: 'victory',
  family: 'people',
  words: [
    'victory',
    'winner',
    'wins',
    'win',
    'glory',
    'best',
    'greatest',
    'champions',
    'crowned',
    'triumph',
    'highlights',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const behind = backdrop(stage);
    const ink = (behind.bright ? inkOnLight : inkOnDark)(palette, random);
    const tall = stage.portrait ? 880 : 740;
    const y = focus[1] + tall * 0.66;
    const paper = random.fork('confetti');
    const bits = [palette.bone, palette.spark, palette.lead].map((colour) => {
      const data = Array.from({ length: 18 }, () => {
        const at = [paper.range(0, stage.width), paper.range(0, stage.height * 0.8)] as const;
        const [a, b] = [paper.range(-14, 14), paper.range(8, 20)];
        return d`M${at}l${a} ${b}`;
      });
      return line(data.join(''), colour, 10);
    });
    const top = y - tall * 1.09;
    const belt = group(
      place(focus[0] + 4, top, tall / 900),
      path('M-250-24Q0-64 250-24L244 40Q0 4-244 40Z', palette.ground),
      path(`${ring(0, -14, 78)}${oval(-140, -8, 34)}${oval(140, -8, 34)}`, palette.spark),
      path(ring(0, -14, 50), palette.lead),
    );
    return (
      behind.art +
      fighter(poses.victory, ink, { ...look(random), x: focus[0], y, height: tall }) +
      belt +
      bits.join('') +
      crowd(stage, stage.height - (stage.portrait ? 210 : 96), 74, '#050404', 0.5)
    );
  },
};
