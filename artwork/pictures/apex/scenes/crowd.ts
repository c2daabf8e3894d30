import type { Scene } from '../../scene.ts';
import { box, group, path, place } from '../../../../scripts/drawing/svg.ts';
import { beams, crowd, ground, whole } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** The crowd from behind, lights ahead. */
export const crowdScene: Scene<ApexPalette> = {
  name: 'crowd',
  family: 'place',
  words: [
    'crowd',
    'fans',
    'fan',
    'live',
    'festival',
    'night',
    'tickets',
    'roar',
    'moments',
    'best',
    'recap',
    'all',
    'everything',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { bone, lead, deep, spark } = palette;
    const [x, y] = focus;
    const far = stage.random.range(-120, 120);
    const glow = stage.radial(
      x + far,
      y + 60,
      stage.portrait ? 760 : 820,
      [0, bone],
      [0.22, lead],
      [0.7, deep],
      [1, deep, 0],
    );
    const rows = [0, 1, 2, 3];
    const tones = [lead, deep, palette.dusk, '#050404'];
    const start = y + (stage.portrait ? 120 : 70);
    const drop = stage.portrait ? 150 : 100;
    const flag = random.chance(0.6)
      ? group(
          place(x - 240, start + 200, 1, -14),
          path('M-7-420H7V200H-7Z', '#050404'),
          path('M7-420Q120-470 210-400T400-410V-220Q300-170 210-220T7-230Z', spark),
          path('M7-360Q120-410 210-340T400-350V-290Q300-230 210-280T7-290Z', palette.ground),
        )
      : '';
    return (
      ground(stage) +
      path(whole(stage), glow) +
      beams(stage, 5, spark === lead ? bone : spark, [x + far, y], 0.5) +
      rows
        .map(
          (row) =>
            (row === 3 ? flag : '') +
            crowd(stage, start + row * drop, 42 + row * row * 15, tones[row]!, 0.45 - row * 0.05, String(row)),
        )
        .join('') +
      path(box(0, height - 8, width, 8), '#050404')
    );
  },
};
