import { easeOut, easeSine, mix, progress } from '../../draw/ease.ts';
import { lumen } from '../../draw/palette.ts';
import { stippleBand, stippleDisc } from '../../draw/stipple.ts';
import { camera, circle, clip, ground, path, rect } from '../../draw/svg.ts';
import { reflection, swell } from '../../draw/water.ts';

const HORIZON = 452;
const HILL = `M900 ${HORIZON}Q1010 400 1120 372Q1260 330 1500 408V${HORIZON}Z`;
const sunShade = stippleDisc(1, 138, 620);
const hillShade = stippleBand(2, 600, HORIZON - 350, 620);
const seaShade = stippleBand(3, 1400, 90, 460);

/** The sun comes out of the sea; its rings open, the water carries its colour. */
export function dawn(t: number): string {
  const up = progress(t, 0, 6, easeOut);
  const y = mix(HORIZON + 84, HORIZON - 124, up);
  const halo = (r: number, opacity: number) => circle(640, y, r * mix(0.7, 1, up), lumen.gold, { opacity });
  return (
    ground(lumen.paper) +
    camera(
      { scale: mix(1.1, 1, progress(t, 0, 6, easeSine)), x: mix(-26, 16, t / 6) },
      clip(
        'sky',
        rect(-200, -200, 1700, HORIZON + 200, lumen.paper),
        halo(470, 0.16),
        halo(350, 0.26),
        halo(240, 0.5),
        circle(640, y, 138, lumen.sun),
        sunShade({ x: 640, y }, '#a8401f'),
      ),
      path(`M-200 ${HORIZON}L-60 392Q80 340 210 386Q300 410 400 ${HORIZON}Z`, lumen.mist),
      clip('hill', path(HILL, lumen.sage), path(HILL, lumen.sage), hillShade({ x: 900, y: 350 }, '#5f8574')),
      rect(-200, HORIZON - 1, 1700, 500, lumen.sage),
      reflection(640, HORIZON + 6, 720, 300, lumen.sun, t, mix(0.2, 1, up)),
      swell({ y: 560, height: 16, length: 420, speed: 16, fill: '#5d8694' }, t, { opacity: 0.55 }),
      swell({ y: 622, height: 20, length: 540, speed: -22, fill: lumen.deep }, t, { opacity: 0.75 }),
      swell({ y: 682, height: 24, length: 680, speed: 30, fill: lumen.deep }, t),
      seaShade({ x: -60 + 8 * t, y: 460 }, '#6b9180'),
      gulls(t),
    )
  );
}

/** Three birds that cross the upper half and beat their wings now and then. */
export function gulls(t: number): string {
  return [0, 1, 2]
    .map((index) => {
      const [x, y] = [250 + index * 62 + t * 46, 210 + index * 30 - t * 9 + (index % 2) * 34];
      const beat = Math.sin(t * 4.2 + index * 1.3) * 10;
      const wing = 30 - index * 4;
      return path(
        `M${x - wing} ${y - beat}Q${x - wing / 2} ${y - 14} ${x} ${y}Q${x + wing / 2} ${y - 14} ${x + wing} ${y - beat}`,
        'none',
        {
          stroke: lumen.deep,
          'stroke-width': 4.5,
          'stroke-linecap': 'round',
        },
      );
    })
    .join('');
}
