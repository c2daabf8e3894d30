import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, plane, ridge, sheet, slipped, sun, tint } from '../paper.ts';

/** A rowing boat, a sail or a steamer before the sun. */
export const boat: Scene<LumenPalette> = {
  name: 'boat',
  family: 'water',
  words: [
    'boat',
    'ship',
    'sail',
    'sailor',
    'voyage',
    'ferry',
    'crossing',
    'captain',
    'harbor',
    'harbour',
    'fisherman',
    'river',
    'lake',
    'drift',
    'departure',
    'port',
  ],
  draw(stage) {
    const { random, palette, width, height, focus } = stage;
    const { lead, warm, calm, light, ink, night, paper } = palette;
    const [x, y] = focus;
    const level = y + (stage.portrait ? 230 : 200);
    const r = stage.portrait ? 330 : 300;
    const s = stage.portrait ? 1.2 : 1.1;
    const kind = random.int(0, 2);
    const hull = 'M-270-40Q0 30 280-60L200 50Q0 76-190 50Z';
    const art = [
      path(hull, ink) +
        path('M-270-40Q0 30 280-60L266-38Q0 46-256-18Z', warm) +
        line('M-20 0L-190 90M60 0L230 80', ink, 9) +
        group(
          place(20, -12, 1.5),
          path(
            'M-16-98a16 17 0 1 1 32 0a16 17 0 1 1-32 0zM-18-80H16L40-36 70-20 62-10 26-26V10H-26Z',
            night ? light : ink,
          ),
        ),
      path('M-4-30V-520H4V-30Z', ink) +
        slipped(stage, 'M18-500Q210-240 260-76L18-50Z', warm, calm) +
        over(stage, path('M-18-440Q-60-240-230-70L-18-50Z', night ? light : lead)) +
        path(hull, ink),
      path('M-330-60H340L270 50H-270ZM-180-60V-130H190V-60ZM-100-130V-180H100V-130Z', ink) +
        path('M-60-180L-50-320H30L40-180ZM70-180L78-290H130L140-180Z', warm) +
        over(
          stage,
          path('M-10-330Q-60-440 60-460T140-560 420-600Q300-500 220-450T90-380 20-330Z', tint(stage, calm, 0.2)),
        ) +
        path(Array.from({ length: 8 }, (_, index) => oval(-170 + index * 48, -94, 11)).join(''), light),
    ][kind]!;
    return (
      sheet(stage, random.chance(0.5) ? calm : warm, 0.7) +
      sun(
        stage,
        x + random.range(-130, 130),
        y - (stage.portrait ? 120 : 60),
        r,
        night ? mix(light, warm, 0.3) : warm,
      ) +
      over(stage, path(ridge(stage, random.fork('far'), level, 110, 5), calm)) +
      plane(stage, box(0, level, width, height), lead, height, -460, 0.5) +
      group(
        `${place(x, level + 70, s)} opacity=".5"`,
        path('M-270 0Q0 40 280 0L180 180-60 240-120 150Z', mix(lead, ink, 0.6)),
      ) +
      group(place(x, level + 50, s, random.range(-3, 3), random.chance(0.5)), art) +
      path(
        Array.from(
          { length: 9 },
          (_, index) =>
            d`M${random.range(0, width)} ${level + 60 + index * ((height - level) / 11)}h${random.range(60, 240)}l-20 8h-120z`,
        ).join(''),
        night ? tint(stage, calm, 0) : paper,
        'opacity=".7"',
      )
    );
  },
};
