import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, line, oval, path, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, sun, tint } from '../paper.ts';
import { wall } from '../wall.ts';

/** A figure in a lit doorway. */
export const door: Scene<LumenPalette> = {
  name: 'door',
  family: 'room',
  words: [
    'door',
    'doors',
    'stranger',
    'visitor',
    'guest',
    'leaving',
    'departure',
    'secret',
    'threshold',
    'key',
    'enter',
    'exit',
    'behind',
    'night',
    'crime',
    'case',
    'detective',
    'noir',
    'murder',
    'thriller',
    'suspense',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const floor = y + (stage.portrait ? 330 : 260);
    const room = night ? palette.paper : mix(lead, ink, 0.3);
    const glow = night ? light : mix(warm, palette.paper, 0.45);
    const side = random.pick([-1, 1]);
    const [w, h] = stage.portrait ? [170, 620] : [160, 560];
    const spill = poly([
      [x - w, floor],
      [x + w, floor],
      [x + w * 3 + 60 * side, height + 10],
      [x - w * 3 + 60 * side, height + 10],
    ]);
    const slab = poly([
      [x + side * w, floor - h],
      [x + side * (w + 190), floor - h - 50],
      [x + side * (w + 190), floor + 70],
      [x + side * w, floor],
    ]);
    return (
      wall(stage, room, floor, mix(room, ink, 0.55)) +
      over(
        stage,
        path(
          Array.from({ length: 12 }, (_, index) => box(index * 150 - 40, 0, 60, floor)).join(''),
          tint(stage, calm, night ? 0.3 : 0.2),
        ),
      ) +
      path(box(x - w - 26, floor - h - 26, w * 2 + 52, h + 26), ink) +
      path(box(x - w, floor - h, w * 2, h), glow) +
      stage.grain(box(x - w, floor - h, w * 2, h), [0, floor - h, 0, floor], 0.5) +
      path(spill, glow, 'opacity=".72"') +
      sun(stage, x - side * 50, floor - h * 0.62, 84, warm) +
      person(stage, x, floor + 24, h * 0.68, ink, random.pick(['hat', 'coat', 'dress'] as const), 180 - side * 8) +
      plane(stage, slab, night ? lead : calm, floor - h, 600, 0.5) +
      path(oval(x + side * (w + 160), floor - h * 0.42, 13), warm) +
      path(d`M${x - side * 470} ${floor}v-250h90v250zM${x - side * 425 - 70} ${floor - 250}l30-110h80l30 110z`, ink) +
      line(d`M0 ${floor}H${stage.width}`, ink, 8)
    );
  },
};
