import { easeBack, easeInOut, easeOut, easeSine, mix, progress } from '../../draw/ease.ts';
import { leaf } from '../../draw/leaves.ts';
import { lumen } from '../../draw/palette.ts';
import { scatter } from '../../draw/random.ts';
import { stippleBand, stippleDisc } from '../../draw/stipple.ts';
import { camera, circle, ground, type Point, path, place, polyline, rect } from '../../draw/svg.ts';

const SOIL = 500;

/** A shoot: where it stands, how tall it will be, when it starts and its colours. */
interface Shoot {
  x: number;
  tall: number;
  from: number;
  bark: string;
  light: string;
  shade: string;
}
const hero: Shoot = { x: 640, tall: 408, from: 0.9, bark: lumen.deep, light: lumen.sage, shade: '#6b9180' };
const behind = scatter(
  29,
  7,
  (random, index): Shoot => ({
    x: 20 + index * 200 + random() * 60,
    tall: 130 + random() * 90,
    from: 1.6 + random() * 1.6,
    bark: '#b9c8bf',
    light: lumen.mist,
    shade: '#b4c4bc',
  }),
).filter(({ x }) => Math.abs(x - 640) > 150);

/** The stem as a curve: place and direction at a height from 0 to 1. */
function stem({ x, tall }: Shoot, at: number, t: number): { point: Point; turn: number } {
  const sway = Math.sin(t * 0.9 + x) * 0.025 * tall * at;
  const bend = 0.085 * tall;
  return {
    point: [x + Math.sin(at * 3.4) * bend + sway, SOIL - at * tall],
    turn: Math.cos(at * 3.4) * 14 + sway * 0.3,
  };
}

function grow(shoot: Shoot, t: number): string {
  const up = progress(t, shoot.from, shoot.from + 3.4, easeInOut);
  const unit = shoot.tall / 400;
  const grown = Array.from({ length: 41 }, (_, index) => stem(shoot, (index / 40) * up, t).point);
  const leaves = Array.from({ length: 8 }, (_, node) => {
    const at = 0.2 + node * 0.1;
    const open = progress(up, at, at + 0.2, easeBack);
    const {
      point: [x, y],
      turn,
    } = stem(shoot, at, t);
    const side = node % 2 ? 1 : -1;
    return open > 0
      ? leaf(
          { x, y, turn: turn + side * mix(12, 64, open), scale: (1.42 - node * 0.11) * open * unit },
          shoot.light,
          shoot.shade,
        )
      : '';
  });
  return (
    polyline(grown, shoot.bark, 10 * unit, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) + leaves.join('')
  );
}

const roots = scatter(17, 9, (random, index) => {
  const side = index % 2 ? 1 : -1;
  const points: Point[] = [[640, SOIL + 26]];
  for (let step = 1; step <= 12; step++) {
    const [x, y] = points[step - 1] as Point;
    points.push([x + side * (4 + index * 2.6) + (random() - 0.5) * 16, y + 18 - index * 1.1 + random() * 6]);
  }
  return { points, late: index * 0.14 };
});
const sunShade = stippleDisc(3, 124, 560);
const soilShade = stippleBand(4, 1500, 130, 900);
const stones = scatter(6, 46, (random) => ({
  x: random() * 1280,
  y: SOIL + 30 + random() * 190,
  r: 3 + random() * 11,
}));

/** A seed opens: roots go down, a stem goes up, leaves unfold two by two as the sun passes. */
export function seed(t: number): string {
  const up = progress(t, hero.from, hero.from + 3.4, easeInOut);
  const sun = progress(t, 0, 6, easeSine);
  const [sunX, sunY] = [mix(180, 1080, sun), 430 - Math.sin(sun * Math.PI) * 240];
  const tip = stem(hero, up, t);
  return (
    ground(lumen.paper) +
    camera(
      { scale: mix(1.3, 1, progress(t, 0, 5, easeInOut)), y: mix(110, 0, progress(t, 0, 5, easeInOut)) },
      circle(sunX, sunY, 230, lumen.gold, { opacity: 0.3 }),
      circle(sunX, sunY, 124, lumen.gold),
      sunShade({ x: sunX, y: sunY }, '#c08f35'),
      ...behind.map((shoot) => grow(shoot, t)),
      rect(-300, SOIL, 1900, 600, lumen.deep),
      rect(-300, SOIL + 132, 1900, 600, lumen.night),
      soilShade({ x: -100, y: SOIL }, lumen.night),
      ...stones.map(({ x, y, r }) => circle(x, y, r, '#2f527e')),
      ...roots.map(({ points, late }) => {
        const shown = points.slice(0, 1 + Math.round(12 * progress(t, 0.3 + late, 3.2 + late, easeOut)));
        return shown.length > 1
          ? polyline(shown, lumen.gold, 4.5, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' })
          : '';
      }),
      grow(hero, t),
      up > 0.02
        ? leaf({ x: tip.point[0], y: tip.point[1] + 8, turn: tip.turn, scale: 0.4 + 0.4 * up }, lumen.sun, '#b9502d')
        : '',
      place({ x: 640, y: SOIL + 22, turn: -20 }, path('M-34 0C-30-26 22-32 36 0C26 30-26 28-34 0Z', lumen.sun)),
    )
  );
}
