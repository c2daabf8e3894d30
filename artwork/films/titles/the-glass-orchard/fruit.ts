import { easeIn, easeInOut, easeOut, easeSine, mix, progress } from '../../draw/ease.ts';
import { leaf } from '../../draw/leaves.ts';
import { letters } from '../../draw/lettering.ts';
import { lumen } from '../../draw/palette.ts';
import { scatter } from '../../draw/random.ts';
import { stippleDisc } from '../../draw/stipple.ts';
import { circle, ground, path, place, polygon, rect, tag } from '../../draw/svg.ts';

const FALL = [1.5, 2.35] as const;
const sunShade = stippleDisc(11, 190, 900);
const fruitShade = stippleDisc(12, 72, 300);
const leaves = scatter(51, 16, (random, index) => ({
  x: 10 + index * 84,
  y: 64 + 56 * Math.sin((index / 15) * Math.PI),
  turn: (index % 2 ? 24 : 152) + random() * 30,
  size: 0.9 + random() * 0.7,
  phase: random() * 6,
}));

/** A fruit with its light side and its stalk. */
const fruit = (
  r: number, // 72 is also the radius of its shade
) =>
  circle(0, 0, r, lumen.sun) +
  path(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.5} ${r * 1.5} 0 0 0 0 ${-r}Z`, '#b9502d') +
  fruitShade({}, '#7d2f16') +
  rect(-4, -r - 34, 8, 40, lumen.night, { rx: 4 });

/** One fruit lets go of its branch; the ground answers in rings. */
export function falls(t: number): string {
  const drop = progress(t, ...FALL, (p) => p * p);
  const look = 560 * progress(t, 1.7, 2.7, easeInOut);
  const strain = Math.sin(t * 2.2) * 7 * (1 - drop);
  const landed = t - FALL[1];
  const y = mix(300, 1010, drop) - (landed > 0 ? Math.abs(Math.sin(landed * 7)) * 60 * Math.exp(-landed * 4) : 0);
  const rings = [0, 1, 2, 3, 4].map((index) => {
    const p = progress(landed, index * 0.16, 1.5 + index * 0.16, easeOut);
    return p <= 0
      ? ''
      : tag('ellipse', {
          cx: 640,
          cy: 1066,
          rx: 90 + 620 * p,
          ry: (90 + 620 * p) * 0.24,
          fill: 'none',
          stroke: index % 2 ? lumen.gold : lumen.paper,
          'stroke-width': 12 * (1 - p) + 1.5,
        });
  });
  return (
    ground('#e7ece3') +
    place(
      { y: -look },
      circle(900, 420, 330, lumen.paper),
      circle(900, 420, 190, lumen.gold, { opacity: 0.5 }),
      sunShade({ x: 900, y: 420 }, '#c9a04a'),
      path('M-100 880Q300 780 660 850Q1000 900 1400 800V1500H-100Z', lumen.sage),
      path('M-100 960Q420 900 760 950Q1080 980 1400 920V1500H-100Z', lumen.deep),
      ...rings,
      tag('ellipse', { cx: 640, cy: 1074, rx: 120 * drop, ry: 22 * drop, fill: lumen.night }),
      path(`M-60 60Q300 ${130 + strain} 640 ${118 + strain}T1340 40`, 'none', {
        stroke: lumen.night,
        'stroke-width': 26,
      }),
      drop <= 0
        ? polygon(
            [
              [636, 120 + strain],
              [644, 120 + strain],
              [644 + strain, 240],
              [636 + strain, 240],
            ],
            lumen.night,
          )
        : '',
      ...leaves.map(({ x, y: at, turn, size, phase }) =>
        leaf(
          {
            x,
            y: at,
            turn: turn + Math.sin(t * 1.3 + phase) * 8 + (landed > -0.85 && landed < 0 ? strain : 0),
            scale: size,
          },
          lumen.sage,
          '#5f8574',
        ),
      ),
      place({ x: 640 + strain, y, turn: strain * 0.8 + drop * 30 }, fruit(72)),
    )
  );
}

/** The glasshouse as a few lines, with one light in it, and the title. */
export function endTitle(t: number): string {
  const away = progress(t, 2.9, 3.5, easeIn);
  const draw = progress(t, -0.3, 1.1, easeInOut);
  const gable = path('M400 372V232L640 96L880 232V372Z', 'none', {
    stroke: lumen.deep,
    'stroke-width': 7,
    'stroke-dasharray': `${832 * draw} 832`,
    'stroke-linejoin': 'round',
  });
  const bars = [480, 560, 640, 720, 800].map((x, index) => {
    const top = 232 - 136 * (1 - Math.abs(x - 640) / 240);
    const p = progress(t, 0.3 + index * 0.1, 1.2 + index * 0.1, easeOut);
    return rect(x - 2, top + (372 - top) * (1 - p), 4, (372 - top) * p, lumen.deep);
  });
  const text = (words: string, y: number, size: number, first: number) =>
    letters(words, 640, y, {
      size,
      weight: 0.62,
      gap: 2.9,
      colour: lumen.deep,
      join: { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      arrival: (index) => {
        const p = progress(t, first + index * 0.06, first + 0.9 + index * 0.06, easeOut);
        return { y: 16 * (1 - p), opacity: p };
      },
    });
  return (
    ground(lumen.paper) +
    tag(
      'g',
      { opacity: 1 - away },
      polygon(
        [
          [400, 372],
          [400, 232],
          [640, 96],
          [880, 232],
          [880, 372],
        ],
        lumen.gold,
        { opacity: 0.4 * progress(t, 0.8, 2, easeSine) },
      ),
      circle(640, mix(330, 262, progress(t, 0.4, 2.2, easeOut)), 66 * progress(t, 0.2, 1, easeOut), lumen.sun),
      ...bars,
      rect(400, 230, 480 * draw, 4, lumen.deep),
      gable,
      rect(640 - 430 * draw, 370, 860 * draw, 5, lumen.deep),
      text('THE GLASS', 510, 60, 0.4),
      text('ORCHARD', 616, 60, 0.8),
    )
  );
}
