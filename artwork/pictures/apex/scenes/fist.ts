import type { Scene } from '../../scene.ts';
import { d, group, line, path, place } from '../../../../scripts/drawing/svg.ts';
import { backdrop } from '../backdrops.ts';
import type { ApexPalette } from '../palette.ts';

/** A raised fist in an open-fingered glove. */
export const fist: Scene<ApexPalette> = {
  name: 'fist',
  family: 'things',
  words: [
    'glove',
    'gloves',
    'fist',
    'fists',
    'power',
    'knockout',
    'knockouts',
    'ko',
    'hands',
    'heart',
    'iron',
    'hammer',
    'stone',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const { bone, ground: dark, lead } = palette;
    const behind = backdrop(stage);
    const [front, side] = behind.bright ? [dark, '#241d1c'] : [lead, palette.deep];
    const skin = behind.bright ? bone : bone;
    const under = behind.bright ? palette.deep : palette.deep;
    const fingers = [0, 1, 2, 3]
      .map((index) => d`M${-190 + index * 98} -210q0-66 47-66 47 0 47 66v150q0 40-47 40-47 0-47-40z`)
      .join('');
    const thumb = 'M-236-20Q-250-90-180-96L60-70Q120-60 116-8 112 44 50 44L-60 34-120 110-210 90Z';
    const cuff = 'M-176 190H176L160 420H-160Z';
    const arm = 'M-150 410H150L230 1300H-230Z';
    const tape = [230, 290, 350].map((y) => d`M-176 ${y}L172 ${y - 16}`).join('');
    const flip = random.chance(0.5);
    return (
      behind.art +
      group(
        place(
          focus[0],
          focus[1] + (stage.portrait ? -40 : 20),
          stage.portrait ? 1.16 : 0.98,
          random.range(-16, 16),
          flip,
        ),
        path(arm, skin) + path('M-150 410H-20Q-70 800-60 1300H-230Z', under),
        path('M-240-190Q-246-250-190-250H170Q236-250 232-170L216 60Q206 170 170 200H-170Q-226 150-236 20Z', front),
        path('M-240-190Q-246-250-190-250L-120-250Q-150-60-90 200H-170Q-226 150-236 20Z', side),
        path(fingers, skin) +
          path(
            'M-190-150V-60q0 40 47 40 20 0 30-12-30-60-20-230-57-10-57 52ZM102-20q-30 10 0-190 0-60 30-66-40-4-37 66V-60q0 30 7 40Z',
            under,
          ),
        path('M-196-104H206L204-150H-196Z', front),
        path(thumb, skin) +
          path(
            'M-236-20Q-250-90-180-96L-120-90Q-190-30-150 100L-210 90ZM60-70q56 8 56 62-4 52-66 52 50-30 10-114Z',
            under,
          ),
        path(cuff, front) + path('M-176 190H-40L-70 420H-160Z', side) + line(tape, behind.bright ? lead : bone, 16),
      )
    );
  },
};
