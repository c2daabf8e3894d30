import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { person, plane, sun, whole } from '../paper.ts';

/** A stage: a figure, a mask or a cello. */
export const stageScene: Scene<LumenPalette> = {
  name: 'theatre',
  family: 'town',
  words: [
    'theatre',
    'theater',
    'stage',
    'actor',
    'actress',
    'play',
    'opera',
    'dance',
    'dancer',
    'ballet',
    'circus',
    'mask',
    'curtain',
    'performance',
    'rehearsal',
    'applause',
    'concert',
    'song',
    'singer',
    'music',
    'musician',
    'jazz',
    'star',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const floor = y + (stage.portrait ? 290 : 240);
    const back = night ? palette.paper : mix(lead, ink, 0.45);
    const bright = night ? light : palette.paper;
    const cloth = night ? warm : warm;
    const side = (at: number): string => {
      const edge = x + at * (stage.portrait ? 330 : 430);
      return d`M${edge + at * 900} -20H${edge - at * 120}Q${edge} ${y - 60} ${edge - at * 10} ${y + 30}Q${edge + at * 120} ${y + 130} ${edge + at * 40} ${floor + 70}H${edge + at * 900}Z`;
    };
    const folds = [-1, 1]
      .map((at) =>
        [40, 130, 230, 340, 460, 600]
          .map((shift) => {
            const fx = x + at * ((stage.portrait ? 330 : 430) + shift);
            return d`M${fx - at * 30} -20Q${fx + at * 50} ${y} ${fx + at * 16} ${floor + 70}h${-at * 34}Q${fx + at * 24} ${y} ${fx - at * 50} -20Z`;
          })
          .join(''),
      )
      .join('');
    const scallops = Array.from(
      { length: 9 },
      (_, index) => d`M${x - 1080 + index * 240} -20h250v90q-125 110-250 0z`,
    ).join('');
    const star = random.int(0, 2);
    const player = [
      person(stage, x, floor + 40, 360, ink, random.pick(['dress', 'hat'] as const), 0),
      group(
        place(x, floor - 190, 1.5),
        path('M-150-120Q0-70 150-120 170 60 0 150-170 60-150-120Z', bright),
        path('M0-95Q80-95 150-120 170 60 0 150Z', calm),
        path(
          'M-100-40Q-60-70-24-36-60-24-100-40ZM100-40Q60-70 24-36 60-24 100-40ZM-64 44Q0 90 64 44 40 116 0 116-40 116-64 44Z',
          ink,
        ),
      ),
      group(
        place(x - 30, floor + 20, 1.5),
        path(
          'M-16-290H4V-200Q70-190 66-130 44-100 70-60 96 40-6 44-108 40-82-60-56-100-78-130-82-190-16-200Z',
          warm === cloth ? ink : warm,
        ),
        line('M-6-330V20', bright, 5),
        path(oval(-6, -340, 12) + box(-3, 40, 6, 30), ink),
        line('M-150-60L110-130', bright, 6),
      ),
    ][star]!;
    return (
      path(whole(stage), back) +
      stage.grain(whole(stage), [0, 0, 0, height * 0.7], 0.5) +
      path(
        poly([
          [x - 60, -40],
          [x + 60, -40],
          [x + 330, floor + 50],
          [x - 330, floor + 50],
        ]),
        bright,
        'opacity=".35"',
      ) +
      sun(
        stage,
        x,
        y - 30,
        stage.portrait ? 250 : 230,
        star === 1 ? lead : night ? light : mix(warm, palette.paper, 0.5),
      ) +
      plane(stage, box(0, floor, width, height), mix(lead, ink, 0.62), height, -240, 0.5) +
      path(oval(x, floor + 44, 360, 54), bright, 'opacity=".85"') +
      player +
      path(side(-1) + side(1), cloth) +
      path(folds, mix(cloth, ink, 0.4)) +
      path(scallops, mix(cloth, ink, 0.2)) +
      stage.grain(side(-1) + side(1), [0, height, 0, 0], 0.5) +
      path(
        Array.from(
          { length: 9 },
          (_, index) => d`M${x - 560 + index * 140 - 44} ${height + 10}v-30a44 44 0 0 1 88 0v30z`,
        ).join(''),
        ink,
      )
    );
  },
};
