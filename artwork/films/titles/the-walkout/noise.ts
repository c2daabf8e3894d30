import { easeInOut, linear, mix, progress } from '../../draw/ease.ts';
import { crowd, type Person, walker } from '../../draw/fighters.ts';
import { letters } from '../../draw/lettering.ts';
import { beam } from '../../draw/light.ts';
import { apex } from '../../draw/palette.ts';
import { scatter } from '../../draw/random.ts';
import { camera, ground, path, place, polygon } from '../../draw/svg.ts';

const BEAT = 0.5;

const row = (seed: number, count: number, y: number, size: number): Person[] =>
  scatter(seed, count, (random, index) => ({
    x: -40 + (index / (count - 1)) * 1360 + (random() - 0.5) * 40,
    y: y + random() * 34,
    size: size * (0.9 + random() * 0.25),
    arms: Math.floor(random() * 3),
    phase: random(),
  }));
const [back, middle, front] = [row(1, 20, 470, 0.62), row(2, 14, 545, 0.9), row(3, 9, 640, 1.35)];

const flashes = scatter(77, 26, (random) => ({
  x: random() * 1280,
  y: 330 + random() * 190,
  at: random() * 3.4,
  size: 18 + random() * 34,
}));

const jump = (t: number) => (person: Person) => Math.max(0, Math.sin((t / BEAT) * Math.PI + person.phase * 1.4)) ** 2;

function flash(t: number, { x, y, at, size }: (typeof flashes)[number]): string {
  const life = 1 - (t - at) / 0.2;
  if (life <= 0 || life > 1) return '';
  const r = size * (0.6 + life);
  return path(
    `M0-${r}L${r * 0.16}-${r * 0.16}L${r} 0L${r * 0.16} ${r * 0.16}L0 ${r}L-${r * 0.16} ${r * 0.16}L-${r} 0L-${r * 0.16}-${r * 0.16}Z`,
    apex.bone,
    {
      transform: `translate(${x} ${y})`,
    },
  );
}

/** The hall from the ramp: beams sweep, rows of people rise on the beat, cameras go off. */
export function hall(t: number): string {
  const sweep = (offset: number) => Math.sin(t * 1.5 + offset) * 300;
  return (
    ground(apex.ink) +
    camera(
      { scale: mix(1.02, 1.12, progress(t, 0, 3.4, linear)) },
      polygon(
        [
          [-100, 560],
          [640, 250],
          [1380, 560],
          [1380, 900],
          [-100, 900],
        ],
        apex.coal,
      ),
      beam('b1', [180, -40], [420 + sweep(0), 720], 300, apex.hot, 0.85),
      beam('b2', [470, -40], [560 + sweep(1.7), 720], 220, apex.bone, 0.5),
      beam('b3', [810, -40], [720 + sweep(3.1), 720], 220, apex.bone, 0.5),
      beam('b4', [1100, -40], [860 + sweep(4.4), 720], 300, apex.hot, 0.85),
      crowd(back, jump(t), apex.steel),
      ...flashes.map((one) => flash(t, one)),
      crowd(middle, jump(t + 0.2), apex.coal),
      crowd(front, jump(t + 0.05), '#050506'),
    )
  );
}

/** Her name, too large for the frame, and she in front of it. */
export function name(t: number): string {
  const slide = mix(
    760,
    -120,
    progress(t, 0, 2.6, (p) => 1 - (1 - p) ** 2),
  );
  const word = (y: number, x: number, colour: string) =>
    letters('NOOR', 640 + x, y, {
      size: 560,
      weight: 1.5,
      gap: 2.1,
      colour,
      join: { 'stroke-linejoin': 'miter', 'stroke-miterlimit': 3, 'stroke-linecap': 'square' },
    });
  const walk = (t / 0.62) * Math.PI;
  return (
    ground(apex.hot) +
    camera({ turn: -9, scale: 1.04 }, word(600, slide, apex.ink)) +
    polygon(
      [
        [0, 720],
        [0, 690],
        [1280, 560],
        [1280, 720],
      ],
      apex.ink,
    ) +
    place(
      {
        x: mix(560, 700, progress(t, 0, 2.6, linear)),
        y: 690 - Math.abs(Math.sin(walk)) * 10,
        scale: mix(1.28, 1.4, progress(t, 0, 2.6, easeInOut)),
      },
      walker(walk, apex.bone, apex.hot),
    )
  );
}
