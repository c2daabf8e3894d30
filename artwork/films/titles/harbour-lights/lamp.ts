import { easeInOut, easeSine, mix, progress } from '../../draw/ease.ts';
import { beam, glow } from '../../draw/light.ts';
import { lumen } from '../../draw/palette.ts';
import { scatter } from '../../draw/random.ts';
import { stippleBand, stippleDisc } from '../../draw/stipple.ts';
import { camera, circle, ground, path, place, polygon, rect } from '../../draw/svg.ts';
import { swell } from '../../draw/water.ts';

const stars = scatter(8, 46, (random) => ({
  x: random() * 1400 - 60,
  y: random() * 330,
  r: 1.4 + random() * 2,
  at: random() * 4,
}));
const LAMP = { x: 872, y: 216 };

const hillShade = stippleBand(7, 640, 150, 900);
const sunShade = stippleDisc(8, 96, 420);

/** A beam of the lighthouse, turning in a flat circle about the lamp. */
function beamOf(id: string, turn: number, opacity: number): string {
  const aside = Math.abs(Math.cos(turn));
  const end = [LAMP.x + 1600 * Math.cos(turn), LAMP.y - 30 + 90 * Math.sin(turn)] as const;
  return opacity > 0 && aside > 0.05
    ? beam(id, [LAMP.x, LAMP.y], end, 150 + 190 * aside, lumen.gold, opacity * aside ** 1.5)
    : '';
}

/** Dusk on the headland: the lamp is lit and begins to turn. */
export function lamp(t: number): string {
  const lit = progress(t, 0.9, 1.7, easeInOut);
  const turn = Math.PI * 0.92 + (t - 0.9) * 0.62;
  const dusk = progress(t, 0, 6, easeSine);
  const isFront = Math.sin(turn) > 0;
  const facing = beamOf('facing', turn, 0.8 * lit);
  const averted = beamOf('averted', turn + Math.PI, 0.8 * lit);
  return (
    ground('#3d5a78') +
    camera(
      { scale: mix(1.12, 1.02, progress(t, 0, 6, easeSine)), x: mix(40, 0, progress(t, 0, 6, easeSine)) },
      rect(-200, 250, 1800, 130, '#8c8f93'),
      rect(-200, 340, 1800, 90, '#d29b76'),
      rect(-200, 400, 1800, 90, lumen.gold),
      circle(260, mix(420, 500, dusk), 96, lumen.sun),
      sunShade({ x: 260, y: mix(420, 500, dusk) }, '#a8401f'),
      ...stars.map(({ x, y, r, at }) =>
        circle(x, y * 0.7, r, lumen.paper, { opacity: 0.85 * progress(t, at, at + 1.2) }),
      ),
      rect(-200, 478, 1800, 500, '#35597a'),
      swell({ y: 500, height: 8, length: 330, speed: 14, fill: '#2c4d70' }, t),
      isFront ? averted : facing,
      path(
        'M520 620C600 560 640 470 760 440C850 420 960 424 1040 452C1130 480 1240 470 1480 400V1000H500Z',
        lumen.deep,
      ),
      path('M760 440C850 420 960 424 1040 452C960 470 820 520 700 640L600 640C640 560 690 470 760 440Z', '#2a4a72'),
      hillShade({ x: 800, y: 474 }, '#35597a'),
      place(
        { x: LAMP.x, y: 440 },
        polygon(
          [
            [-46, 8],
            [46, 8],
            [28, -190],
            [-28, -190],
          ],
          lumen.paper,
        ),
        polygon(
          [
            [8, 8],
            [46, 8],
            [28, -190],
            [8, -190],
          ],
          lumen.shade,
        ),
        polygon(
          [
            [-41, -46],
            [41, -46],
            [36.4, -96],
            [-36.4, -96],
          ],
          lumen.sun,
        ),
        polygon(
          [
            [-32.8, -136],
            [32.8, -136],
            [28, -190],
            [-28, -190],
          ],
          lumen.sun,
        ),
        rect(-44, -200, 88, 11, lumen.night),
        rect(-24, -248, 48, 48, lit > 0.5 ? lumen.gold : lumen.mist),
        path('M-32-248Q0-292 32-248Z', lumen.night),
        rect(-8, -22, 16, 30, lumen.night),
      ),
      isFront ? facing : averted,
      glow('lamp', LAMP.x, LAMP.y, 190 + 150 * Math.sin(turn) ** 4, lumen.gold, 0.75 * lit),
      circle(LAMP.x, LAMP.y, (14 + 12 * Math.sin(turn) ** 8) * lit, lumen.paper),
      swell({ y: 596, height: 18, length: 520, speed: -24, fill: '#274669' }, t),
      swell({ y: 664, height: 24, length: 700, speed: 34, fill: lumen.night }, t),
    )
  );
}
