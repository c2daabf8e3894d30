import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { group, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, sheet, sun, whole } from '../paper.ts';

const side =
  'M-330 700Q-320 470-210 400-250 330-250 240-420 100-380-130-330-380-60-390 170-390 210-200 214-160 204-130L270 10Q274 32 232 36L236 74Q252 88 232 104 248 116 228 136 246 176 218 204 190 226 110 216 90 300 130 370 300 440 330 700Z';

/** Two profiles that overlap. */
export const faces: Scene<LumenPalette> = {
  name: 'faces',
  family: 'people',
  words: [
    'face',
    'faces',
    'portrait',
    'sisters',
    'brothers',
    'twins',
    'double',
    'mother',
    'daughter',
    'father',
    'son',
    'her',
    'him',
    'she',
    'he',
    'love',
    'lovers',
    'identity',
    'two',
    'you',
    'me',
    'biography',
    'wife',
    'husband',
    'actress',
    'poet',
    'women',
  ],
  draw(stage) {
    const { random, palette, focus, width } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const s = stage.portrait ? 1.16 : 1;
    const apart = random.range(60, 230);
    const hair = random.pick([
      'M-250 240Q-430 90-380-130-330-400-60-400 170-400 214-190 120-260 20-230-10-100-80-40-60 60-130 150-190 200-250 240Z',
      'M-60-400Q-330-400-390-130-430 90-350 300-420 480-330 560-180 480-150 200-60 60-60-60 40-220 210-190 170-390-60-400Z',
      'M-330-330a110 110 0 1 0-130-120 110 110 0 0 0 130 120ZM-260 230Q-430 90-380-130-330-400-60-400 160-400 212-200 60-260-20-170-90-60-260 230Z',
    ]);
    const back = random.pick([-1, 1]);
    return (
      sheet(stage, night ? lead : calm, 1) +
      sun(
        stage,
        x + back * 30,
        y - 80,
        stage.portrait ? 420 : 380,
        night ? mix(light, calm, 0.15) : mix(palette.paper, warm, 0.35),
      ) +
      group(place(x - apart, y + 40, s), over(stage, path(side, warm))) +
      group(place(x + apart, y + 60, s * 0.96, 0, true), over(stage, path(side, night ? lead : lead))) +
      group(place(x - apart + 7, y + 34, s), path(hair, ink)) +
      (random.chance(0.5)
        ? group(place(x + apart - 7, y + 54, s * 0.96, 0, true), over(stage, path(hair, calm)))
        : '') +
      group(
        place(x - apart, y + 40, s),
        path(
          'M100-110Q140-140 186-124L190-112Q146-122 108-100ZM120-70Q156-90 184-66 150-56 120-70ZM170 104L234 106 176 116Z',
          ink,
        ),
      ) +
      group(
        place(x + apart, y + 60, s * 0.96, 0, true),
        path(
          'M100-110Q140-140 186-124L190-112Q146-122 108-100ZM120-70Q156-80 184-66 150-66 120-70ZM170 104L234 106 176 116Z',
          ink,
        ),
      ) +
      stage.grain(whole(stage), [0, stage.height, 0, y + 40], 0.6) +
      flock(random.fork('b'), width * 0.18, y - 160, 130, 5, ink)
    );
  },
};
