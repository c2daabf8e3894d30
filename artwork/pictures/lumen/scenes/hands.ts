import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, ridge, sheet, slipped, sun, tint } from '../paper.ts';

/** A hand, or two, and what they hold. */
export const hands: Scene<LumenPalette> = {
  name: 'hands',
  family: 'people',
  words: [
    'hand',
    'hands',
    'touch',
    'hold',
    'gift',
    'give',
    'craft',
    'maker',
    'work',
    'potter',
    'healing',
    'care',
    'nurse',
    'prayer',
    'promise',
    'seed',
    'help',
    'stone',
    'bread',
    'magic',
    'skin',
    'glove',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const palm =
      'M-130 190Q-190 90-160-40L-190-210q-6-34 24-40 26-4 36 28l34 130-24-216q-2-38 30-40 28 0 34 34l30 206 4-226q4-36 34-34 28 2 30 38l4 230 40-176q10-32 38-24 24 8 18 42l-34 196q60-70 92-78 36-6 34 24-50 90-100 140-40 70-70 106l10 400H-120Z';
    const cup =
      'M-420 700L-250 330Q-330 220-360 70-366 30-336 26-310 24-298 60-270 150-210 180-150 200-40 196-10 200-10 226-14 250-46 252L-60 256Q60 330 20 420L-60 700Z';
    const two = random.chance(0.5);
    const held = random.pick([
      sun(stage, 0, -20, 120, night ? light : warm),
      group(
        place(0, 0, 0.62),
        over(
          stage,
          path('M0 180Q-60 40-30-60 0-150 0-230 8-150 34-60 60 40 0 180Z', warm),
          [-56, -28, 28, 56]
            .map((angle) =>
              path(
                'M0 180Q-60 40-30-60 0-150 0-230 8-150 34-60 60 40 0 180Z',
                angle > 0 ? lead : calm,
                `transform="rotate(${angle} 0 180)"`,
              ),
            )
            .join(''),
        ),
      ),
      path('M-110 20L-30-60Q20-150 110-150 60-110 60-60L130-100 100-30Q40 50-60 40Z', ink) +
        path(oval(66, -60, 5), light) +
        over(stage, path('M-20-50Q-110-130-90-210-20-190 30-60Z', warm)),
    ]);
    const s = stage.portrait ? 1.2 : 1.02;
    const skin = night ? light : lead;
    const rays = Array.from({ length: 16 }, (_, index) => {
      const a = (index / 16) * Math.PI * 2;
      return d`M${Math.cos(a) * 200} ${Math.sin(a) * 200}L${Math.cos(a + 0.05) * 900} ${Math.sin(a + 0.05) * 900} ${Math.cos(a - 0.05) * 900} ${Math.sin(a - 0.05) * 900}Z`;
    }).join('');
    return (
      sheet(stage, calm, 1) +
      group(place(x, y - 150), over(stage, path(rays, tint(stage, warm, night ? 0.75 : 0.6)))) +
      over(stage, path(oval(x, y - 150, stage.portrait ? 260 : 230), night ? calm : mix(palette.paper, calm, 0.5))) +
      (two
        ? group(place(x, y - 140, 1.1), held) +
          group(
            place(x - 20, y + 60, s),
            slipped(stage, cup, skin, warm),
            stage.grain(cup, [-100, 700, -200, 100], 0.6),
          ) +
          group(
            place(x + 20, y + 60, s, 0, true),
            slipped(stage, cup, night ? mix(light, warm, 0.35) : mix(lead, ink, 0.3), calm),
            stage.grain(cup, [-100, 700, -200, 100], 0.6),
          )
        : group(
            place(x, y + 170, s, random.range(-10, 10), random.chance(0.5)),
            slipped(stage, palm, skin, warm),
            stage.grain(palm, [-150, 600, 60, -60], 0.8),
            line('M-100 60Q0 0 60 110M-60 120Q10 90 30 200', ink, 6),
          ) + group(place(x + 10, y + 100, 0.9), held)) +
      path(ridge(stage, random.fork('f'), height - 20, 50, 6), mix(lead, ink, 0.5))
    );
  },
};
