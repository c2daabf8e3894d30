import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, plane, sheet, slipped, sun, tint } from '../paper.ts';

/** Flowers in a vase. */
export const vase: Scene<LumenPalette> = {
  name: 'vase',
  family: 'room',
  words: [
    'flower',
    'flowers',
    'rose',
    'roses',
    'vase',
    'still',
    'painter',
    'painting',
    'art',
    'artist',
    'colour',
    'color',
    'studio',
    'garden',
    'bouquet',
    'wedding',
    'bloom',
    'may',
    'april',
    'poppy',
    'tulip',
    'beauty',
    'gallery',
    'museum',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const ledge = y + (stage.portrait ? 340 : 260);
    const s = stage.portrait ? 1.25 : 1.05;
    const stems = random.int(6, 9);
    const own = random.fork('stems');
    const flowers = Array.from({ length: stems }, (_, index) => {
      const angle = -62 + (124 * index) / (stems - 1) + own.range(-7, 7);
      const reach = own.range(270, 400);
      const kind = own.int(0, 2);
      const bud = [
        path(oval(0, -reach, 62), index % 2 ? warm : lead) + path(oval(0, -reach, 22), ink),
        path(
          'M0 0Q-120-30-90-100-50-80-44-50-40-110 0-120 40-110 44-50 50-80 90-100 120-30 0 0Z',
          warm,
          `transform="translate(0 ${-Math.round(reach) + 40})"`,
        ),
        path(
          [1, 2, 3, 4]
            .map(
              (step) =>
                d`M0 ${(-reach * step) / 4}q${90 - step * 12}-10 ${124 - step * 16}-76-80 0-${124 - step * 16} 76q-${90 - step * 12}-10-${124 - step * 16}-76 80 0 ${124 - step * 16} 76z`,
            )
            .join(''),
          index % 2 ? lead : calm,
        ),
      ][kind]!;
      return group(
        `transform="rotate(${angle.toFixed(0)})"`,
        line(d`M0 60Q${own.range(-30, 30)} ${-reach / 2} 0 ${-reach}`, ink, 7),
        bud,
      );
    });
    const pot = random.pick([
      'M-70-30H70Q60 40 120 120 150 260 60 300H-60Q-150 260-120 120-60 40-70-30Z',
      'M-110-30H110L70 300H-70Z',
      'M-50-30H50V90Q140 130 130 220 120 300 60 300H-60Q-120 300-130 220-140 130-50 90Z',
    ]);
    return (
      sheet(stage, night ? calm : lead, 1) +
      path(box(x + 130, y - 420, 380, 420), night ? light : palette.paper, 'opacity=".8"') +
      sun(stage, x + 330, y - 220, 120, warm) +
      over(stage, path(oval(x - 200, y - 60, stage.portrait ? 300 : 280), calm)) +
      plane(stage, box(0, ledge - 30, width, height), night ? lead : tint(stage, warm, 0.25), ledge, 300, 0.5) +
      over(
        stage,
        path(
          poly([
            [x - 40, ledge + 40],
            [x + 60, ledge + 40],
            [x + 620, ledge + 150],
            [x + 480, ledge + 210],
          ]),
          calm,
        ),
      ) +
      group(
        place(x - 10, ledge - 230 * s, s),
        over(stage, ...flowers),
        slipped(stage, pot, night ? warm : ink === lead ? calm : mix(lead, ink, 0.25), light),
        stage.grain(pot, [0, 330, 0, 0], 0.6),
        line('M-100 150Q0 190 100 150M-90 180Q0 220 90 180', light, 8),
      ) +
      path(oval(x + 210, ledge + 30, 62) + oval(x + 310, ledge + 50, 54), warm) +
      over(stage, path(oval(x + 262, ledge + 66, 56), lead)) +
      line(d`M${x + 210} ${ledge - 30}q10 -30 30 -36M${x + 310} ${ledge}q10 -26 26 -30`, ink, 7)
    );
  },
};
