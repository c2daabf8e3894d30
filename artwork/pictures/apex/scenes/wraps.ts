import type { Scene } from '../../scene.ts';
import { d, group, line, path, place } from '../../../../scripts/drawing/svg.ts';
import { backdrop } from '../backdrops.ts';
import type { ApexPalette } from '../palette.ts';

/** A hand in wraps. */
export const wraps: Scene<ApexPalette> = {
  name: 'wraps',
  family: 'things',
  words: [
    'wraps',
    'wrap',
    'tape',
    'ritual',
    'blood',
    'scar',
    'scars',
    'pain',
    'craft',
    'cutman',
    'ready',
    'before',
    'hours',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const { bone, ground: dark, lead, deep } = palette;
    const behind = backdrop(stage);
    const hand =
      'M-150 120L-170-140-158-330q2-40 38-40 32 0 36 38l10 150 0-240q2-42 40-42 36 0 38 42l4 238 22-218q6-40 42-36 36 4 32 44l-14 230 46-150q14-36 46-26 34 12 24 48L190 0 176 190 120 330H-120Z';
    const thumb = 'M-150 150L-262-30q-22-42 14-62 34-16 58 20L-90 60Z';
    const cloth = behind.bright ? bone : lead;
    const fold = behind.bright ? lead : deep;
    const bands = [-60, -6, 48, 102, 170, 240, 310]
      .map((y, index) => d`M${-210 + index * 8} ${y + 40}L${230 - index * 10} ${y - 20}`)
      .join('');
    return (
      behind.art +
      group(
        place(focus[0], focus[1] + 60, stage.portrait ? 1.3 : 1.06, random.range(-14, 14), random.chance(0.5)),
        path('M-130 300H130L200 1200H-200Z', cloth),
        path(thumb + hand, behind.bright ? dark : bone) +
          path('M-150 120L-170-140-158-330q2-30 20-38L-110-160-40 330H-120Z', behind.bright ? deep : palette.dusk),
        path('M-176-80L186-110 196 60 176 190 128 340 170 900H-170L-128 340-156 150Z', cloth) +
          path('M-176-80L-80-90-40 340-60 900H-170L-128 340-156 150Z', fold, 'opacity=".8"'),
        line(
          `${bands}M-150 380L150 350M-156 460L158 430M-160 540L164 510`,
          behind.bright ? dark : dark,
          7,
          'opacity=".65"',
        ),
        line('M150 330Q330 420 250 620T390 900', cloth, 44),
      )
    );
  },
};
