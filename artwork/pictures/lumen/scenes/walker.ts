import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { d, oval, path } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, ridge, sheet, sun, tint } from '../paper.ts';

/** Somebody alone in the dunes. */
export const dunes: Scene<LumenPalette> = {
  name: 'walker',
  family: 'land',
  words: [
    'walk',
    'walker',
    'walking',
    'desert',
    'dune',
    'dunes',
    'sand',
    'alone',
    'solitude',
    'stranger',
    'exile',
    'pilgrim',
    'wander',
    'long',
    'nobody',
    'man',
    'woman',
    'shadow',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const side = random.pick([-1, 1]);
    const curve = (top: number, lean: number): string =>
      d`M-20 ${top + 60}C${width * 0.3} ${top + 120} ${width * 0.42} ${top - lean} ${x + side * 40} ${top - 90}S${width * 0.9} ${top + lean * 0.8} ${width + 20} ${top}V${height + 20}H-20Z`;
    const first = curve(y + 90, 120);
    const second = curve(y + 260, -60);
    const lee = d`M${x + side * 40} ${y}Q${x + 120} ${y + 150} ${x - 80} ${y + 280}T${x + 60} ${height + 20}H${width + 20}V${y + 90}Q${x + 330} ${y + 150} ${x + side * 40} ${y}Z`;
    return (
      sheet(stage, calm, 0.8) +
      sun(stage, x - side * 150, y - 110, random.range(200, 290), night ? light : warm) +
      over(stage, path(ridge(stage, random.fork('a'), y + 90, 120, 3), calm)) +
      plane(stage, first, lead, height, -500, 0.4) +
      over(stage, path(lee, tint(stage, lead, 0.25))) +
      plane(stage, second, tint(stage, mix(lead, warm, 0.4), 0.15), y + 210, 280, 0.5) +
      person(stage, x - side * 60, y + 306, stage.portrait ? 170 : 150, night ? light : ink, undefined, side * 116) +
      path(
        Array.from({ length: 9 }, (_, index) =>
          oval(x - side * (110 + index * 46), y + 318 + index * 10 + (index % 2) * 10, 9, 4),
        ).join(''),
        ink,
        'opacity=".45"',
      )
    );
  },
};
