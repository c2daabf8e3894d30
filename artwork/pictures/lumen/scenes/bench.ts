import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, path, place } from '../../../../scripts/drawing/svg.ts';
import { glitter } from '../glitter.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, plane, ridge, sheet, sun } from '../paper.ts';

/** Two on a bench, facing the water. */
export const bench: Scene<LumenPalette> = {
  name: 'bench',
  family: 'water',
  words: [
    'love',
    'lovers',
    'couple',
    'together',
    'two',
    'us',
    'friends',
    'friendship',
    'evening',
    'marriage',
    'romance',
    'goodbye',
    'waiting',
    'afternoon',
  ],
  draw(stage) {
    const { random, palette, width, height, focus } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const level = y + 90;
    const base = y + (stage.portrait ? 330 : 300);
    const r = stage.portrait ? 300 : 270;
    const seat =
      'M-260-120H260V-98H-260ZM-260-76H260V-54H-260ZM-280-30H280V-8H-280ZM-230-130H-212V90H-230ZM212-130H230V90H212Z';
    const one =
      'M-34-262a34 36 0 1 1 68 0a34 36 0 1 1-68 0zM-30-226H30Q74-214 80-150L84-20H-84L-80-150Q-74-214-30-226Z';
    const gap = random.pick([74, 82, 150]);
    return (
      sheet(stage, random.chance(0.5) ? warm : calm, 0.7) +
      sun(stage, x, level - r * 0.5, r, night ? light : warm) +
      plane(stage, box(0, level, width, height), lead, height, -400, 0.4) +
      glitter(stage, x, level + 16, base, r * 0.8, night ? light : warm) +
      over(stage, path(ridge(stage, random.fork('isle'), level, 60, 6), calm)) +
      plane(stage, ridge(stage, random.fork('grass'), base + 70, 24, 5), mix(ink, lead, 0.25), base + 60, 300, 0.5) +
      group(
        place(x, base, stage.portrait ? 1.15 : 1),
        group(place(-gap, 0, 1, random.range(0, 5)), path(one, mix(warm, ink, night ? 0.1 : 0.45))),
        group(
          place(gap, 0, random.range(0.9, 1.04), random.range(-6, 0)),
          path(one, mix(night ? light : calm, ink, night ? 0.3 : 0.5)),
        ),
        path(seat, ink),
      ) +
      (random.chance(0.5)
        ? path(
            d`M${width + 20} -20V${height * 0.44}Q${width - 190} ${height * 0.4} ${width - 170} ${height * 0.22}Q${width - 300} ${height * 0.1} ${width - 200} -20Z`,
            mix(lead, ink, 0.5),
          ) + line(d`M${width - 60} ${height * 0.2}Q${width - 30} ${height * 0.7} ${width - 50} ${height}`, ink, 26)
        : flock(random.fork('b'), x - 260, y - 260, 160, 5, ink))
    );
  },
};
