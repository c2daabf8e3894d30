import type { Scene } from '../../scene.ts';
import { d, group, line, path } from '../../../../scripts/drawing/svg.ts';
import { beams, ground, halftone, ring, slab } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** The tree of a tournament, two ways to the final lit. */
export const bracket: Scene<ApexPalette> = {
  name: 'bracket',
  family: 'things',
  words: [
    'tournament',
    'prix',
    'grand',
    'bracket',
    'quarterfinal',
    'quarterfinals',
    'semifinal',
    'semifinals',
    'final',
    'finals',
    'season',
    'league',
    'playoffs',
    'ranking',
    'rankings',
    'top',
    'collection',
    'schedule',
  ],
  draw(stage) {
    const { random, palette, focus, height, width } = stage;
    const { bone, ground: dark, lead, deep, spark } = palette;
    const [x, y] = focus;
    const up = stage.portrait ? 1.4 : 1;
    const rail = (side: number): string => {
      const step = stage.portrait ? 115 : 150;
      let data = '';
      for (let level = 0; level < 3; level += 1) {
        const from = x + side * (150 + (3 - level) * step);
        const gap = 90 * 2 ** level * up * 0.9;
        for (let index = 0; index < 8 >> level; index += 1) {
          const at = y + (index - ((8 >> level) - 1) / 2) * gap;
          data += d`M${from} ${at}H${from - side * step}`;
          if (index % 2 === 0) data += d`V${at + gap}`;
        }
      }
      return data;
    };
    const wins = random.fork('wins');
    const lit = [-1, 1].map((side) => {
      const step = stage.portrait ? 115 : 150;
      let at = y + (wins.int(0, 7) - 3.5) * 81 * up;
      let data = d`M${x + side * (150 + 3 * step)} ${at}`;
      for (let level = 0; level < 3; level += 1) {
        const gap = 90 * 2 ** level * up * 0.9;
        const index = Math.round((at - y) / gap + ((8 >> level) - 1) / 2);
        at += (index % 2 ? -0.5 : 0.5) * gap;
        data += d`H${x + side * (150 + (2 - level) * step)}V${at}`;
      }
      return `${data}${d`H${x}`}`;
    });
    return (
      ground(stage) +
      beams(stage, 3, bone, focus, 0.3) +
      path(slab(stage, x - 150, 300), stage.linear([0, 0, 0, height], [0, lead], [1, deep])) +
      group(stage.clip(slab(stage, x - 150, 300)), halftone(x - 500, y, width, height * 0.7, dark, 0, 20)) +
      line(rail(-1) + rail(1), palette.dusk, 16) +
      line(rail(-1) + rail(1), lead, 6) +
      line(lit[0]!, bone, 16) +
      line(lit[1]!, spark === bone ? lead : spark, 16) +
      path(ring(x, y, 172), dark) +
      path(ring(x, y, 150), bone) +
      path(ring(x, y, 112), dark) +
      path(ring(x, y, 80), lead) +
      path(ring(x, y, 34), bone)
    );
  },
};
