import type { Scene } from '../../scene.ts';
import { d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import { beams, crowd, ground, pool } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** The board over the crowd, two columns of marks. */
export const board: Scene<ApexPalette> = {
  name: 'scoreboard',
  family: 'place',
  words: [
    'score',
    'scoreboard',
    'results',
    'result',
    'decision',
    'judges',
    'stats',
    'numbers',
    'ranking',
    'rankings',
    'records',
    'record',
    'countdown',
    'top',
    'ten',
    'draft',
    'split',
  ],
  draw(stage) {
    const { random, palette, focus, width } = stage;
    const { bone, lead, deep, spark } = palette;
    const [x, y] = focus;
    const s = stage.portrait ? 1 : 1.12;
    const meter = random.fork('meter');
    const cells = (side: number): string =>
      Array.from({ length: 5 }, (_, row) => {
        const on = meter.int(3, 9);
        const bar = (from: number, to: number, colour: string): string =>
          line(
            d`M${side * (46 + from * 34)} ${-99 + row * 58}H${side * (46 + to * 34)}`,
            colour,
            38,
            'stroke-dasharray="26 8"',
          );
        return bar(0, on, side < 0 ? lead : spark === lead ? bone : spark) + (on < 10 ? bar(on, 10, '#2a211f') : '');
      }).join('');
    const lamps = Array.from({ length: 5 }, (_, index) =>
      path(oval(-88 + index * 44, -186, 14), index < meter.int(1, 4) ? bone : '#2a211f'),
    ).join('');
    return (
      ground(stage) +
      beams(stage, 4, lead, [x, y + 200], 0.7) +
      group(
        place(x, y - 40, s),
        line('M-300-900V-240M300-900V-240M-340-900V-240M340-900V-240', bone, 6),
        path('M-460-250H460L500-214V214L460 250H-460L-500 214V-214Z', '#050404') +
          line('M-460-250H460L500-214V214L460 250H-460L-500 214V-214Z', lead, 10),
        path('M-460 250H460L380 320H-380Z', deep) + path('M-380 320H380L360 336H-360Z', bone),
        cells(-1) + cells(1) + lamps + line('M0-150V200', deep, 8),
      ) +
      pool(stage, x, stage.height - 60, 620, lead, 0.8) +
      crowd(stage, stage.height - (stage.portrait ? 330 : 150), width / 22, palette.dusk, 0.3, 'a') +
      crowd(stage, stage.height - (stage.portrait ? 200 : 80), width / 16, '#050404', 0.4, 'b')
    );
  },
};
