import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { d, path } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, ridge, sheet, sun, tint, whole } from '../paper.ts';

/** A small figure between tall trunks. */
export const forest: Scene<LumenPalette> = {
  name: 'forest',
  family: 'land',
  words: [
    'forest',
    'wood',
    'woods',
    'wolf',
    'fox',
    'hunter',
    'tale',
    'fairy',
    'wild',
    'lost',
    'red',
    'child',
    'pine',
    'birch',
    'deer',
    'secret',
    'hidden',
    'mystery',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const base = y + (stage.portrait ? 360 : 300);
    const trunks = (count: number, w: number, bottom: number, salt: string): string => {
      const own = random.fork(salt);
      return Array.from({ length: count }, (_, index) => {
        let tx = (width * (index + own.range(0.1, 0.9))) / count;
        if (Math.abs(tx - x) < 110) tx += tx < x ? -110 : 110;
        const lean = own.range(-30, 30);
        const end = bottom + own.range(-20, 30);
        return d`M${tx - w + lean} -10H${tx + w + lean}L${tx + w * 1.2} ${end}H${tx - w * 1.3}Z`;
      }).join('');
    };
    const marks = random.fork('bark');
    const bark = Array.from(
      { length: 18 },
      () => d`M${marks.range(0, width)} ${marks.range(0, base)}h${marks.range(14, 40)}v7h-20z`,
    ).join('');
    return (
      sheet(stage, lead, 1) +
      sun(
        stage,
        x,
        y - 60,
        stage.portrait ? 290 : 270,
        night ? mix(light, lead, 0.3) : mix(palette.paper, warm, 0.28),
      ) +
      path(trunks(13, 10, base - 60, 'far'), tint(stage, lead, 0.4)) +
      plane(stage, ridge(stage, random.fork('g'), base - 30, 40, 5), calm, height, -300, 0.6) +
      over(stage, path(trunks(9, 22, base + 20, 'mid'), mix(lead, calm, 0.2))) +
      person(
        stage,
        x,
        base + 20,
        stage.portrait ? 230 : 200,
        night ? light : mix(warm, '#b01d12', night ? 0 : 0.25),
        random.pick(['dress', 'coat', 'hat'] as const),
        random.pick([150, 205]),
      ) +
      path(trunks(6, 44, height + 60, 'near'), ink) +
      stage.grain(whole(stage), [0, height, 0, height * 0.62], 0.5) +
      path(bark, night ? lead : palette.paper, 'opacity=".7"') +
      path(ridge(stage, random.fork('floor'), height - 30, 40, 8), ink)
    );
  },
};
