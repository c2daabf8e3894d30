import { easeSine, mix, progress } from '../../draw/ease.ts';
import { leaf } from '../../draw/leaves.ts';
import { lumen } from '../../draw/palette.ts';
import { scatter, seeded } from '../../draw/random.ts';
import { stippleBand, stippleDisc } from '../../draw/stipple.ts';
import { camera, circle, ground, path, place, polygon, rect } from '../../draw/svg.ts';

const crownShade = stippleDisc(6, 122, 380);
const grassShade = stippleBand(7, 1700, 150, 900);

interface Tree {
  x: number;
  crown: string;
  shade: string;
  size: number;
  fruit: { x: number; y: number }[];
}

const crowns = [
  [lumen.sage, '#7a9c8a'],
  [lumen.deep, lumen.night],
  [lumen.gold, '#d6ae4d'],
  [lumen.sage, '#7a9c8a'],
] as const;

function rowOf(seed: number, gap: number): Tree[] {
  const random = seeded(seed);
  return Array.from({ length: 12 }, (_, index) => {
    const [crown, shade] = crowns[Math.floor(random() * crowns.length)] ?? crowns[0];
    const fruit = Array.from({ length: 8 }, (_, one) => {
      const [angle, r] = [one * 2.4 + random() * 0.7, 34 + one * 8 + random() * 12];
      return { x: Math.cos(angle) * r, y: Math.sin(angle) * r };
    });
    return { x: index * gap - 300, crown, shade, size: 0.88 + random() * 0.26, fruit };
  });
}

function tree({ crown, shade, size, fruit }: Tree, sway: number): string {
  return place(
    { scale: size },
    polygon(
      [
        [-8, 0],
        [8, 0],
        [300, 74],
        [262, 80],
      ],
      '#000',
      { opacity: 0.1 },
    ),
    rect(-8, -170, 16, 172, lumen.night),
    path('M0-96L-46-158M0-120L44-176', 'none', { stroke: lumen.night, 'stroke-width': 8 }),
    place(
      { x: sway, y: -236 },
      circle(0, 0, 122, crown),
      path('M40-115A122 122 0 1 1-96 75A150 150 0 0 0 40-115Z', shade),
      crownShade({}, crown === lumen.gold ? '#b98d34' : lumen.night),
      ...fruit.map(({ x, y }) => circle(x, y, 13, crown === lumen.gold ? lumen.deep : lumen.sun)),
    ),
  );
}

const rows = [
  { trees: rowOf(2, 210), y: 418, scale: 0.42, speed: 26 },
  { trees: rowOf(9, 270), y: 520, scale: 0.8, speed: 62 },
  { trees: rowOf(15, 400), y: 688, scale: 1.5, speed: 150 },
];
const falling = scatter(33, 16, (random) => ({
  x: random() * 1400,
  y: random() * 720,
  speed: 34 + random() * 50,
  phase: random() * 6,
  size: 0.2 + random() * 0.22,
}));

/** Between the rows in August: three depths of round trees, their shadows, a few leaves in the air. */
export function orchard(t: number): string {
  return (
    ground('#f6e7c4') +
    camera(
      { scale: mix(1.06, 1, progress(t, 0, 5, easeSine)) },
      circle(330, 230, 260, lumen.paper, { opacity: 0.6 }),
      circle(330, 230, 132, lumen.paper),
      path('M-200 410Q200 320 620 384Q980 430 1500 350V900H-200Z', lumen.mist),
      rect(-200, 412, 1700, 600, '#e9d9a6'),
      polygon(
        [
          [-200, 500],
          [1500, 480],
          [1500, 1000],
          [-200, 1000],
        ],
        '#dccb92',
      ),
      grassShade({ x: -100, y: 500 }, '#b8a666'),
      polygon(
        [
          [-200, 660],
          [1500, 640],
          [1500, 1000],
          [-200, 1000],
        ],
        lumen.sage,
      ),
      ...rows.map(({ trees, y, scale, speed }) =>
        trees
          .map((one) =>
            place(
              { x: (one.x - speed * t) * (scale > 1 ? 1.35 : 1) + 120, y, scale },
              tree(one, Math.sin(t * 1.2 + one.x) * 4),
            ),
          )
          .join(''),
      ),
      ...falling.map(({ x, y, speed, phase, size }) =>
        leaf(
          {
            x: x - t * 60 + Math.sin(t * 1.6 + phase) * 40,
            y: ((y + speed * t) % 800) - 40,
            turn: phase * 60 + t * 90,
            scale: size,
          },
          lumen.sun,
          '#b9502d',
        ),
      ),
    )
  );
}
