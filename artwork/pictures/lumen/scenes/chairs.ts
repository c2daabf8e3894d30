import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, slipped, sun, tint } from '../paper.ts';
import { wall } from '../wall.ts';

/** Chairs in a bare room, one of them different. */
export const chairs: Scene<LumenPalette> = {
  name: 'chairs',
  family: 'room',
  words: [
    'chair',
    'chairs',
    'empty',
    'absence',
    'waiting',
    'meeting',
    'therapy',
    'talk',
    'conversation',
    'interview',
    'two',
    'divorce',
    'silence',
    'class',
    'theater',
    'trial',
    'guest',
    'sisters',
    'brothers',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const floor = y + (stage.portrait ? 120 : 90);
    const wide = night ? light : '#fbf3e2';
    const seat = (cx: number, cy: number, s: number, flip: boolean, colour: string): string =>
      group(
        place(cx, cy, s, 0, flip),
        path(
          'M-80-330H-62L60-150 84 20H-88Z',
          ink,
          'opacity=".3" transform="translate(0 20)skewX(-62)scale(1 -.5)translate(0 -20)"',
        ),
        slipped(
          stage,
          'M-84-330H-58L-54-160H80Q92-160 92-146V24H72V-112H-56L-66 24H-90ZM-60-320Q-30-330-20-300L-30-170H-56Z',
          colour,
          light,
          [6, -5],
        ),
      );
    const count = random.pick([1, 2, 2, 3]);
    const spots = count === 1 ? [0] : count === 2 ? [-190, 190] : [-330, 0, 330];
    const light4 = poly([
      [x - 330, floor + 60],
      [x + 130, floor + 60],
      [x + 380, height + 10],
      [x - 560, height + 10],
    ]);
    const odd = random.int(0, count - 1);
    return (
      wall(
        stage,
        night ? palette.paper : tint(stage, lead, 0.3),
        floor,
        night ? calm : tint(stage, mix(calm, lead, 0.4), 0.15),
      ) +
      path(
        poly([
          [x - 250, floor - 40],
          [x - 250, y - 330],
          [x + 30, y - 390],
          [x + 30, floor - 40],
        ]),
        wide,
        'opacity=".75"',
      ) +
      path(
        box(x - 118, y - 390, 14, floor - y + 350) + box(x - 250, y - 120, 280, 14),
        night ? palette.paper : tint(stage, lead, 0.3),
      ) +
      path(light4, wide, 'opacity=".6"') +
      sun(stage, x + 330, y - 220, 110, night ? warm : warm) +
      spots
        .map((at, index) =>
          seat(
            x + at,
            floor + 260 + (index % 2) * 30,
            stage.portrait ? 1.2 : 1.22,
            count > 1 && at > 0,
            index === odd ? warm : ink,
          ),
        )
        .join('') +
      (count === 1
        ? person(stage, x - 360, floor + 150, 330, ink, 'coat')
        : path(d`M${x - 20} ${y - 420}h8v130h-8zM${x - 90} ${y - 290}h150l-30-50h-90z`, ink)) +
      over(stage, path(box(0, floor - 10, width, 10), ink))
    );
  },
};
