import type { Scene } from '../../scene.ts';
import { d, line, path, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, sun, tint, whole } from '../paper.ts';

/** Somebody on a long staircase. */
export const stairs: Scene<LumenPalette> = {
  name: 'stairs',
  family: 'room',
  words: [
    'stairs',
    'staircase',
    'steps',
    'up',
    'tower',
    'ascent',
    'climb',
    'descent',
    'house',
    'hotel',
    'floor',
    'school',
    'dream',
    'labyrinth',
    'ghost',
    'memory',
    'return',
    'attic',
    'apartment',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const side = random.pick([-1, 1]);
    const run = stage.portrait ? 92 : 104;
    const rise = stage.portrait ? 82 : 72;
    const count = 13;
    const start: [number, number] = [x - side * run * 5.6, y + rise * 5.4];
    let edge = d`M${start[0] - side * 900} ${start[1]}H${start[0]}`;
    let dark = '';
    for (let index = 0; index < count; index += 1) {
      const [sx, sy] = [start[0] + side * index * run, start[1] - index * rise];
      edge += d`V${sy - rise}H${sx + side * run}`;
      dark += d`M${sx} ${sy}V${sy - rise}l${side * 26} 20V${sy + 20}Z`;
    }
    edge += d`V${height + 20}H${start[0] - side * 900}Z`;
    const inside = night ? palette.paper : tint(stage, lead, 0.2);
    const doorX = x + side * run * 3.6;
    const doorY = start[1] - rise * 9;
    const step = random.int(4, 6);
    const px = start[0] + side * (step + 0.5) * run;
    const py = start[1] - (step + 1) * rise;
    return (
      path(whole(stage), inside) +
      stage.grain(whole(stage), [side > 0 ? 0 : width, height, x, y - 300], 0.5) +
      over(
        stage,
        path(
          poly([
            [x - side * 900, -20],
            [x - side * 380, -20],
            [x + side * 260, height + 20],
            [x - side * 900, height + 20],
          ]),
          calm,
        ),
      ) +
      sun(stage, x - side * 240, y - 200, stage.portrait ? 170 : 150, night ? light : warm) +
      path(
        d`M${doorX - 84} ${doorY + 10}V${doorY - 190}a84 84 0 0 1 168 0V${doorY + 10}Z`,
        night ? light : palette.paper,
      ) +
      path(d`M${doorX - 84} ${doorY + 10}V${doorY - 190}a84 84 0 0 1 84-84V${doorY + 10}Z`, warm, 'opacity=".6"') +
      plane(stage, edge, night ? lead : light === inside ? calm : '#fbf3e2', height, -height * 0.6, 0.55) +
      path(dark, night ? ink : lead) +
      line(
        d`M${start[0] - side * 60} ${start[1] - 180}L${start[0] + side * count * run} ${start[1] - count * rise - 180}`,
        ink,
        9,
      ) +
      line(
        [1, 3, 5, 7, 9, 11]
          .map((index) => d`M${start[0] + side * (index + 0.5) * run} ${start[1] - (index + 1) * rise}v-200`)
          .join(''),
        ink,
        5,
      ) +
      person(stage, px, py, stage.portrait ? 210 : 190, night ? warm : ink, 'walk')
    );
  },
};
