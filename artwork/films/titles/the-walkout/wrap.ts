import { easeBack, easeInOut, linear, mix, progress, ring } from '../../draw/ease.ts';
import { fist } from '../../draw/fighters.ts';
import { apex } from '../../draw/palette.ts';
import { camera, ground, type Point, place, polygon } from '../../draw/svg.ts';

const BEAT = 0.45;

/** Turns of the bandage, from the wrist up over the knuckles: a slanted band each. */
const bands = [
  { y: 400, slant: 26, half: 120 },
  { y: 340, slant: -22, half: 116 },
  { y: 282, slant: 26, half: 112 },
  { y: 226, slant: -20, half: 112 },
  { y: 150, slant: 54, half: 146 },
  { y: 92, slant: -44, half: 158 },
  { y: 20, slant: 34, half: 164 },
  { y: -44, slant: -22, half: 160 },
  { y: -86, slant: 16, half: 156 },
];

function band(index: number, drawn: number): string {
  const { y, slant, half } = bands[index] as (typeof bands)[number];
  const from = index % 2 ? -1 : 1;
  const reach = mix(-half, half, drawn) * from;
  const edge = (x: number, offset: number): Point => [x, y + offset + (slant * x) / half];
  const start = -half * from;
  return drawn <= 0
    ? ''
    : polygon(
        [edge(start, -31), edge(reach, -31), edge(reach, 31), edge(start, 31)],
        index % 2 ? '#d6cdbb' : apex.bone,
        { stroke: apex.ink, 'stroke-width': 5 },
      );
}

/** A fist stands up like a poster while the bandage goes round it, one turn to a beat. */
export function wrap(t: number): string {
  const rise = mix(620, 0, progress(t, 0, 0.45, easeBack));
  const turns = bands.map((_, index) =>
    band(index, progress(t, 0.45 + index * BEAT * 0.66, 0.45 + (index + 0.9) * BEAT * 0.66, easeInOut)),
  );
  return (
    ground(apex.hot) +
    polygon(
      [
        [0, 720],
        [0, 420],
        [1280, -40],
        [1280, 720],
      ],
      apex.ember,
    ) +
    camera(
      { scale: mix(0.98, 1.1, progress(t, 0, 3.6, linear)), turn: mix(-3, 2, progress(t, 0, 3.6, linear)) },
      place({ x: 640, y: 330 + rise, scale: 1.42 }, fist(apex.ink, apex.hot), ...turns),
    )
  );
}

/** The wrapped fist strikes at the lens, twice. */
export function strike(t: number): string {
  const blow = progress(t, 0.1, 0.28, easeBack) * 0.6 + progress(t, 0.75, 0.93, easeBack) * 0.5;
  const shake = (ring(t, 0.24, 9, 0.12) + ring(t, 0.89, 9, 0.14)) * 14;
  const flash = (t > 0.2 && t < 0.28) || (t > 0.85 && t < 0.93);
  const turns = bands.map((_, index) => band(index, 1));
  const ray = (turn: number) =>
    place(
      { x: 640, y: 360, turn },
      polygon(
        [
          [120, -16],
          [1000, -110],
          [1000, 110],
          [120, 16],
        ],
        flash ? apex.hot : apex.steel,
      ),
    );
  return (
    ground(flash ? apex.bone : apex.coal) +
    camera(
      { x: shake, y: -shake * 0.7, turn: mix(-10, 6, blow) },
      ...Array.from({ length: 12 }, (_, index) => ray(index * 30 + blow * 24)),
      place({ x: 640, y: 372, scale: mix(1.1, 2.3, blow) }, fist(apex.hot, apex.ink), ...turns.slice(4)),
    )
  );
}
