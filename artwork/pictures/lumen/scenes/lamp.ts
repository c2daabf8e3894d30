import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, group, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { ridge, slipped, sun, tint } from '../paper.ts';
import { leaf, wall } from '../wall.ts';

/** An armchair by a standard lamp. */
export const lamp: Scene<LumenPalette> = {
  name: 'lamp',
  family: 'room',
  words: [
    'lamp',
    'night',
    'insomnia',
    'sleep',
    'late',
    'midnight',
    'home',
    'house',
    'inside',
    'family',
    'father',
    'chair',
    'reading',
    'quiet',
    'evening',
    'inheritance',
    'living',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const floor = y + (stage.portrait ? 350 : 290);
    const side = random.pick([-1, 1]);
    const lx = x + side * 210;
    const top = y - (stage.portrait ? 340 : 270);
    const room = night ? palette.paper : mix(lead, ink, 0.25);
    const glow = stage.linear([0, top, 0, height], [0, night ? light : warm, 0.75], [1, night ? light : warm, 0.05]);
    const chair =
      'M-170 10V-150Q-170-190-130-190-100-190-96-150V-70H60V-340Q60-390 110-390 166-390 166-330V-10L150 60H126L120 20H-120L-130 60H-154Z';
    return (
      wall(stage, room, floor, mix(room, ink, 0.5)) +
      path(box(x - side * 300 - 130, y - 300, 260, 200), night ? light : palette.paper) +
      group(
        stage.clip(box(x - side * 300 - 114, y - 284, 228, 168)),
        sun(stage, x - side * 300 + 30, y - 180, 60, warm),
        path(ridge(stage, random.fork('frame'), y - 130, 70, 12), lead),
      ) +
      path(
        poly([
          [lx - 80, top + 140],
          [lx + 80, top + 140],
          [lx + 460, height],
          [lx - 460, height],
        ]),
        glow,
      ) +
      path(oval(lx, floor + 70, 330, 60), night ? light : warm, 'opacity=".45"') +
      slipped(
        stage,
        poly([
          [lx - 66, top],
          [lx + 66, top],
          [lx + 120, top + 146],
          [lx - 120, top + 146],
        ]),
        night ? warm : palette.warm,
        light,
      ) +
      path(box(lx - 6, top + 146, 12, floor - top - 90) + oval(lx, floor + 66, 80, 16), ink) +
      group(
        place(x - side * 80, floor + 40, stage.portrait ? 1.3 : 1.15, 0, side < 0),
        path(chair, random.pick([lead, calm]) === room ? calm : night ? lead : calm),
        path('M60-70V-340Q60-390 110-390 70-350 84-70Z', ink, 'opacity=".35"'),
        path('M-170 10V-150Q-170-190-130-190-150-150-144 10Z', ink, 'opacity=".35"'),
        random.chance(0.6)
          ? path('M10-70Q-60-70-54-110-40-150 20-150L40-190 50-160 70-164 84-184 84-140Q70-70 10-70Z', ink)
          : path('M-70-72L30-92 40-76-60-56Z', light),
      ) +
      group(
        place(x - side * 390, floor + 40, 1.1),
        path('M-90-130H90V-112H-90ZM-70-112H-56L-64 40H-78ZM70-112H56L64 40H78Z', ink),
        path('M-30-130L-24-200H24L30-130Z', warm),
        [-30, 4, 36]
          .map((angle) => path(leaf, tint(stage, calm, 0.1), `transform="translate(0 -196)rotate(${angle})scale(.8)"`))
          .join(''),
      )
    );
  },
};
