import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, plane, sheet, slipped, sun } from '../paper.ts';

/** Umbrellas in the street. */
export const rain: Scene<LumenPalette> = {
  name: 'rain',
  family: 'town',
  words: [
    'rain',
    'umbrella',
    'umbrellas',
    'storm',
    'weather',
    'november',
    'october',
    'autumn',
    'grey',
    'gray',
    'monday',
    'crowd',
    'paris',
    'london',
    'tears',
    'melancholy',
    'clouds',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const ground = y + (stage.portrait ? 390 : 300);
    const brolly = (px: number, py: number, s: number, colour: string, coat: string): string =>
      person(stage, px, py, 250 * s, coat, random.pick(['coat', 'dress', 'walk'] as const)) +
      group(
        place(px + 24 * s, py - 300 * s, s, random.range(-10, 10)),
        line('M0-30V190', ink, 8),
        slipped(
          stage,
          'M-190 40Q-180-120 0-140 180-120 190 40 160 8 126 40 94 8 64 40 32 8 0 40-32 8-64 40-94 8-126 40-160 8-190 40Z',
          colour,
          night ? light : calm,
        ),
        path('M0-140Q-110-60-64 40-32 8 0 40ZM0-140Q130-80 126 40 160 8 190 40 180-120 0-140Z', ink, 'opacity=".22"'),
        path('M-4-140v-26h8v26z', ink),
      );
    const drops = random.fork('drops');
    const streaks = Array.from(
      { length: 46 },
      () => d`M${drops.range(-60, width + 100)} ${drops.range(-60, height * 0.9)}l-22 ${drops.range(50, 96)}`,
    ).join('');
    const facades = Array.from({ length: 8 }, (_, index) =>
      box(index * width * 0.14 - 30, y - random.range(80, 380), width * 0.12, 900),
    ).join('');
    const s = stage.portrait ? 1.4 : 1.2;
    return (
      sheet(stage, lead, 1) +
      sun(stage, x + 240, y - 260, 110, night ? light : warm) +
      over(stage, path(facades, calm)) +
      plane(stage, box(0, ground - 40, width, height), mix(lead, ink, night ? 0.25 : 0.3), height, -240, 0.5) +
      brolly(x - 430, ground - 14, 0.62, calm, ink) +
      brolly(x + 360, ground - 6, 0.7, night ? calm : lead, ink) +
      path(oval(x, ground + 70, 250, 26), ink, 'opacity=".35"') +
      path(oval(x + 10, ground + 96, 150, 12), warm, 'opacity=".7"') +
      brolly(x, ground + 66, s, warm, ink) +
      line(streaks, night ? light : palette.paper, 4, 'opacity=".75"')
    );
  },
};
