import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, slipped, sun, tint, whole } from '../paper.ts';

/** A desk from above: paper, pen, envelope. */
export const desk: Scene<LumenPalette> = {
  name: 'letter',
  family: 'room',
  words: [
    'letter',
    'letters',
    'writer',
    'write',
    'writing',
    'book',
    'books',
    'novel',
    'poem',
    'poet',
    'story',
    'paper',
    'diary',
    'journal',
    'correspondence',
    'library',
    'archive',
    'page',
    'pages',
    'word',
    'words',
    'interview',
    'essay',
    'conversations',
    'history',
    'chapter',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const desk = night ? lead : mix(lead, palette.paper, 0.1);
    const white = night ? light : '#fffaf0';
    const shade = (data: string): string => path(data, ink, 'opacity=".3" transform="translate(26 34)"');
    const leafOf = (turn: number, px: number, py: number, inside: string): string =>
      group(place(px, py, 1, turn), shade(box(-190, -250, 380, 500)), path(box(-190, -250, 380, 500), white), inside);
    const lines = line(
      Array.from(
        { length: 8 },
        (_, index) => d`M-140 ${-180 + index * 44}h${index === 7 ? 120 : random.range(220, 280)}`,
      ).join(''),
      tint(stage, ink, 0.35),
      6,
    );
    const picture = random.pick([
      sun(stage, 30, -60, 90, warm) + over(stage, path('M-190 60Q-60-40 60 50T190 20V250H-190Z', calm)),
      over(stage, path(oval(-40, -20, 110), warm), path(oval(50, 50, 110), calm)),
      path('M-190 80H190V250H-190Z', calm) + path('M-60 90L0-110 60 90Z', warm) + path('M60 90L100-30 150 90Z', ink),
    ]);
    const envelope = group(
      place(x + 300, y + 240, 1, random.range(-30, 30)),
      shade(box(-220, -140, 440, 280)),
      slipped(stage, box(-220, -140, 440, 280), warm, white),
      line('M-220-140L0 40 220-140', ink, 6),
      path(oval(0, 30, 34), mix(warm, ink, 0.5)),
    );
    const pen = group(
      place(x - 140, y + 250, 1, random.range(-60, -20)),
      shade('M-250-10H180L240 0 180 12H-250Z'),
      path('M-250-12H170L190 0 170 12H-250Z', ink),
      path('M170-12L250 0 170 12Z', warm),
    );
    const lampLight = stage.radial(
      x,
      y - 60,
      stage.portrait ? 800 : 720,
      [0, night ? light : white, 0.75],
      [0.55, night ? light : white, 0.28],
      [1, night ? light : white, 0],
    );
    const cup = group(
      place(x - 380, y - 210),
      shade(oval(0, 0, 96)),
      path(oval(0, 0, 110), white),
      path(oval(0, 0, 76), calm),
      path(oval(0, 0, 58), mix(ink, warm, 0.15)),
    );
    return (
      path(whole(stage), desk) +
      over(
        stage,
        path(
          Array.from({ length: 7 }, (_, index) => box(0, index * 230 - 40, width, 110)).join(''),
          tint(stage, calm, 0.5),
        ),
      ) +
      path(whole(stage), lampLight) +
      stage.grain(whole(stage), [width * 0.1, height, x, y - 100], 0.8) +
      leafOf(random.range(10, 24), x + 190, y - 130, picture) +
      leafOf(random.range(-16, -3), x - 90, y + 10, lines) +
      cup +
      envelope +
      pen +
      (random.chance(0.6)
        ? group(
            place(x + 350, y - 260, 1, 20),
            over(stage, path('M0 0Q-80-90-40-200 0-260 0-310 10-260 40-200 80-90 0 0Z', mix(lead, ink, 0.3))),
            line('M0 60V-260', ink, 5),
          )
        : group(
            place(x - 330, y + 60, 0.9, -12),
            path(
              poly([
                [-130, -180],
                [130, -180],
                [130, 180],
                [-130, 180],
              ]),
              ink,
            ),
            path(
              poly([
                [-120, -190],
                [140, -190],
                [140, 170],
                [-120, 170],
              ]),
              warm,
            ),
            path(box(-120, -190, 30, 360), mix(warm, ink, 0.4)),
            path(oval(30, -10, 60), calm),
          ))
    );
  },
};
