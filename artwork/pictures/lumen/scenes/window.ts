import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, person, ridge, sun, tint } from '../paper.ts';
import { leaf, wall } from '../wall.ts';

/** A window, its view, and who looks out. */
export const window: Scene<LumenPalette> = {
  name: 'window',
  family: 'room',
  words: [
    'window',
    'view',
    'room',
    'morning',
    'curtain',
    'neighbour',
    'neighbor',
    'looking',
    'outside',
    'light',
    'letters',
    'sister',
    'mother',
    'daughter',
    'cat',
    'balcony',
    'sunday',
    'open',
    'spring',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const floor = y + (stage.portrait ? 450 : 370);
    const [w, h] = stage.portrait ? [300, 380] : [270, 300];
    const pane = box(x - w, y - h - 20, w * 2, h * 2);
    const inside = night ? mix(palette.paper, calm, 0.4) : tint(stage, lead, 0.35);
    const frame = night ? ink : '#fbf5e8';
    const spill = poly([
      [x - w - 60, floor + 30],
      [x + w - 60, floor + 30],
      [x + w - 330, height + 40],
      [x - w - 330, height + 40],
    ]);
    const view = random.pick([
      path(ridge(stage, random.fork('v'), y + 170, 190, 7), calm) + path(box(0, y + 150, stage.width, 400), lead),
      path(
        Array.from(
          { length: 9 },
          (_, index) => d`M${x - w + index * 70 - 20} ${y + h}v${-random.range(140, 380)}l34-40 36 40V${y + h}z`,
        ).join(''),
        mix(lead, ink, 0.3),
      ),
      over(stage, path(oval(x - 160, y + 170, 190, 200) + oval(x + 190, y + 210, 200, 190), lead)),
    ]);
    const drape = (side: number): string =>
      d`M${x + side * (w + 60)} ${y - h - 70}H${x + side * (w - 120)}Q${x + side * (w - 60)} ${y} ${x + side * (w - 20)} ${y + 60}Q${x + side * (w - 60)} ${y + 240} ${x + side * (w - 80)} ${y + h + 100}H${x + side * (w + 84)}Z`;
    return (
      wall(stage, inside, floor, night ? palette.ink : tint(stage, mix(lead, warm, 0.5), 0.1)) +
      path(spill, night ? light : '#fff3d6', 'opacity=".5"') +
      path(box(x - w - 24, y - h - 44, w * 2 + 48, h * 2 + 48), frame) +
      path(pane, night ? mix(calm, light, 0.15) : palette.paper) +
      group(
        stage.clip(pane),
        sun(
          stage,
          x + random.range(-120, 120),
          y - random.range(20, 120),
          random.range(110, 170),
          night ? light : warm,
        ),
        view,
        flock(random.fork('b'), x, y - 160, 130, 4, ink),
      ) +
      path(
        box(x - 9, y - h - 20, 18, h * 2) +
          box(x - w, y - 60, w * 2, 14) +
          box(x - w - 50, y + h - 22, w * 2 + 100, 30),
        frame,
      ) +
      path(box(x - w - 50, y + h + 8, w * 2 + 100, 12), ink, 'opacity=".35"') +
      over(stage, path(drape(-1), night ? lead : calm), path(drape(1), night ? lead : calm)) +
      stage.grain(drape(-1) + drape(1), [0, y + h, 0, y - h], 0.5) +
      group(
        place(x + w * 0.5, y + h - 22, 1.05),
        [-44, -14, 20, 50]
          .map((angle) => path(leaf, mix(lead, ink, 0.35), `transform="translate(0 -60)rotate(${angle})"`))
          .join(''),
        path('M-50-70H50L38 0H-38Z', warm),
      ) +
      (random.chance(0.55)
        ? path(
            'M0 0Q-66 0-60-60-54-120-14-130L-26-170-6-150 16-152 34-172 32-132Q52-100 44-50 110-40 120 20 130 70 104 90 120 20 60 0Z',
            ink,
            place(x - w * 0.45, y + h - 20, 1),
          )
        : person(stage, x - w - 130, floor + 80, 420, ink, 'dress'))
    );
  },
};
