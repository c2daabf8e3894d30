import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, slipped, tint, whole } from '../paper.ts';

/** A laid table from above. */
export const table: Scene<LumenPalette> = {
  name: 'table',
  family: 'room',
  words: [
    'table',
    'dinner',
    'supper',
    'kitchen',
    'food',
    'bread',
    'lunch',
    'cook',
    'chef',
    'wine',
    'recipe',
    'taste',
    'hunger',
    'feast',
    'guests',
    'breakfast',
    'coffee',
    'tea',
    'restaurant',
    'family',
    'honey',
    'fish',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const cloth = night ? lead : palette.paper;
    const china = night ? light : '#fffaf0';
    const stripe = Array.from({ length: 12 }, (_, index) => box(index * 180 - 300, -1400, 60, 2800)).join('');
    const shade = (data: string): string => path(data, ink, `opacity=".28" transform="translate(${34} ${40})"`);
    const plate = (px: number, py: number, r: number, what: string): string =>
      shade(oval(px, py, r)) +
      path(oval(px, py, r), china) +
      line(oval(px, py, r * 0.7), tint(stage, calm, 0), 7) +
      group(place(px, py, r / 200), what);
    const fish =
      path(
        'M-150 0Q-60-80 60-50L140-10 110-4 140 20Q40 70-60 56L-110 10-170 50-156 0-170-50Z',
        lead === cloth ? calm : lead,
      ) +
      path(oval(84, -16, 9), ink) +
      line('M20-46Q40 0 20 50M-20-50Q0 0-20 54', china, 7);
    const fruit =
      path(oval(-50, 10, 62) + oval(60, -40, 56), warm) +
      over(stage, path(oval(36, 60, 60), lead === cloth ? calm : lead)) +
      path('M56-96q20-50 60-40-10 44-60 40Z', ink);
    const half =
      path(oval(0, 0, 110), warm) +
      path(oval(0, 0, 84), mix(warm, light, 0.55)) +
      line('M-80 0H80M0-80V80M-56-56L56 56M56-56L-56 56', warm, 8);
    const egg =
      path('M-120-10Q-110-100-10-90 110-110 110 0 130 110 10 100-110 110-120-10Z', light) + path(oval(6, 4, 46), warm);
    const menu = [fish, fruit, half, egg];
    const first = random.int(0, 3);
    const cup = (px: number, py: number): string =>
      shade(oval(px, py, 70)) +
      path(oval(px, py, 100), china) +
      path(oval(px, py, 66), tint(stage, calm, 0)) +
      path(oval(px, py, 52), mix(ink, warm, 0.2));
    const s = stage.portrait ? 1.05 : 1;
    return (
      path(whole(stage), cloth) +
      group(
        place(x, y, 1, random.range(-30, 30)),
        over(stage, path(stripe, calm)),
        random.chance(0.5)
          ? over(
              stage,
              path(Array.from({ length: 14 }, (_, index) => box(-1400, index * 180 - 1200, 2800, 60)).join(''), calm),
            )
          : '',
      ) +
      stage.grain(whole(stage), [0, stage.height, stage.width * 0.5, 0], 0.5) +
      group(
        place(x, y, s, random.range(-14, 14)),
        plate(0, 20, 250, menu[first]!) +
          plate(380, -270, 170, menu[(first + 1) % 4]!) +
          plate(-430, -230, 150, menu[(first + 2) % 4]!),
        cup(390, 120) + cup(-340, 290),
        shade('M290-70h16v330h-16zM-300-80h14v340h-14z') +
          path(
            'M-300-100h14v360h-14zM-318-200q24-30 46 0l-6 110h-34zM286 260h16V0h-10V-100q-40 60-24 140 8 30 18 30z',
            ink,
          ),
        shade('M40-480h90v160l20 60v120H20v-120l20-60z') +
          slipped(stage, 'M40-520h80v170l24 70v130H16v-130l24-70z', mix(lead, ink, 0.25), warm),
      )
    );
  },
};
