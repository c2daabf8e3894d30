import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, line, path } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, person, plane, ridge, sheet, sun } from '../paper.ts';

/** Two on a bridge. */
export const bridge: Scene<LumenPalette> = {
  name: 'bridge',
  family: 'town',
  words: [
    'bridge',
    'river',
    'between',
    'across',
    'crossing',
    'other',
    'divided',
    'war',
    'peace',
    'banks',
    'canal',
    'venice',
    'lisbon',
    'istanbul',
    'connection',
    'reunion',
    'fog',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const deck = y + 130;
    const span = stage.portrait ? 400 : 520;
    const stone = random.chance(0.45);
    const dark = night ? ink : mix(lead, ink, 0.65);
    const hung = [-1, 0, 1].map((at) => {
      const cx = x + at * span * 2 - span * 0.2;
      const tower = d`M${cx - 26} ${height}L${cx - 18} ${deck - 400}H${cx + 18}L${cx + 26} ${height}Z`;
      const hangers = Array.from({ length: 13 }, (_, index) => {
        const part = (index - 6) / 6;
        return d`M${cx + part * span} ${deck - 390 + 370 * (1 - (1 - Math.abs(part)) ** 2)}V${deck}`;
      }).join('');
      return (
        path(tower, dark) +
        line(
          d`M${cx} ${deck - 396}Q${cx + span * 0.45} ${deck - 20} ${cx + span} ${deck - 14}M${cx} ${deck - 396}Q${cx - span * 0.45} ${deck - 20} ${cx - span} ${deck - 14}`,
          dark,
          10,
        ) +
        line(hangers, dark, 4)
      );
    });
    const arch = d`M-20 ${deck + 40}Q${x} ${deck - 260} ${width + 20} ${deck + 40}V${deck + 190}H${x + 340}A340 250 0 0 0 ${x - 340} ${deck + 190}H${x - 440}A200 160 0 0 0 ${x - 840} ${deck + 190}H-20Z`;
    const walk = stone ? deck - 96 : deck;
    return (
      sheet(stage, random.chance(0.5) ? warm : calm, 0.8) +
      sun(stage, x + random.range(-160, 200), deck - 160, stage.portrait ? 290 : 250, night ? light : warm) +
      over(stage, path(ridge(stage, random.fork('far'), deck + 130, 150, 8), calm)) +
      plane(stage, box(0, deck + 170, width, height), lead, height, -320, 0.5) +
      path(
        Array.from(
          { length: 12 },
          (_, index) =>
            d`M${x + random.range(-260, 260)} ${deck + 190 + index * 26}h${random.range(60, 260)}l-14 8h-160z`,
        ).join(''),
        night ? light : warm,
        'opacity=".8"',
      ) +
      (stone
        ? plane(stage, arch, dark, deck - 200, 420, 0.6) +
          line(d`M-20 ${deck}Q${x} ${deck - 300} ${width + 20} ${deck}`, dark, 12)
        : hung.join('') + path(box(-20, deck, width + 40, 34), dark)) +
      person(stage, x + 70, walk, 120, night ? light : ink, random.pick(['walk', 'coat', 'dress'] as const)) +
      (random.chance(0.5)
        ? person(stage, x - 330, walk + (stone ? 30 : 0), 120, night ? warm : mix(warm, ink, 0.3), 'hat')
        : '') +
      flock(random.fork('b'), x - 300, deck - 330, 170, 6, night ? light : ink)
    );
  },
};
