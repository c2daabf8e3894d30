import type { Scene } from '../../scene.ts';
import { d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, plane, ridge, sheet, sun, tint } from '../paper.ts';

/** A small car on a winding road. */
export const road: Scene<LumenPalette> = {
  name: 'road',
  family: 'land',
  words: [
    'road',
    'car',
    'drive',
    'driver',
    'journey',
    'route',
    'mile',
    'miles',
    'highway',
    'south',
    'away',
    'escape',
    'home',
    'lost',
    'taxi',
    'travel',
    'west',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const level = y + 20;
    const bend = random.pick([-1, 1]);
    const way = d`M${x - 8} ${level}C${x + bend * 190} ${level + 60} ${x - bend * 260} ${level + 150} ${x - bend * 60 - 60} ${level + 250}S${x - 330} ${height - 40} ${x - 420} ${height + 20}H${x + 320}C${x + 260} ${height - 60} ${x + bend * 80 + 160} ${level + 340} ${x - bend * 60 + 110} ${level + 250}S${x + bend * 270} ${level + 90} ${x + 8} ${level}Z`;
    const poles = [0.12, 0.24, 0.46, 0.9].map((part) => {
      const px = x + 90 + part * 560;
      const tall = 60 + part * 520;
      return d`M${px - 3 - part * 6} ${level + part * 300}V${level + part * 300 - tall}H${px + 3 + part * 6}V${level + part * 300}ZM${px - 14 - part * 70} ${level + part * 300 - tall * 0.9}h${28 + part * 140}v${3 + part * 9}h${-28 - part * 140}Z`;
    });
    const wires = [0, 1]
      .map(
        (side) =>
          d`M${x + 90 + 0.12 * 560 + (side ? 14 : -14)} ${level + 36 - 110}Q${x + 290 + side * 40} ${level - 60} ${x + 348 + (side ? 46 : -46)} ${level + 138 - 270}Q${x + 470} ${level - 110} ${x + 594 + (side ? 77 : -77)} ${level + 270 - 475}`,
      )
      .join('');
    const car = 'M-96 0V-40Q-92-60-62-62L-36-104Q-30-114-16-114H40Q54-114 62-102L84-62Q104-58 104-36V0Z';
    return (
      sheet(stage, random.chance(0.5) ? warm : calm, 0.75) +
      sun(stage, x, level - random.range(30, 120), stage.portrait ? 250 : 220, night ? light : warm) +
      over(stage, path(ridge(stage, random.fork('a'), level + 10, 150, 4), calm)) +
      plane(stage, ridge(stage, random.fork('b'), level + 40, 30, 3), lead, height, -420, 0.55) +
      path(way, night ? ink : tint(stage, ink, 0.15)) +
      line(
        d`M${x} ${level + 20}C${x + bend * 170} ${level + 80} ${x - bend * 230} ${level + 150} ${x - bend * 30 + 20} ${level + 260}S${x - 60} ${height - 60} ${x - 50} ${height}`,
        light,
        8,
        'stroke-dasharray="30 34"',
      ) +
      path(poles.join(''), ink) +
      line(wires, ink, 3) +
      group(
        place(x - bend * 60 + 24, level + 262, 0.9, 0, bend < 0),
        path(car, warm === light ? lead : warm),
        path('M-28-66L-10-100H16V-66ZM28-66V-100H42L62-66Z', night ? light : palette.paper),
        path(oval(-54, 0, 24) + oval(64, 0, 24), ink),
        night ? path('M104-34L360-70V60L104-14Z', light, 'opacity=".4"') : '',
      ) +
      flock(random.fork('birds'), x - 330, level - 200, 170, 6, ink)
    );
  },
};
