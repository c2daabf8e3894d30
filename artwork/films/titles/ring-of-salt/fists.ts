import { easeIn, easeOut, linear, mix, progress, ring } from '../../draw/ease.ts';
import { glove } from '../../draw/fighters.ts';
import { apex } from '../../draw/palette.ts';
import { scatter } from '../../draw/random.ts';
import { camera, clip, ground, type Point, place, polygon, rect } from '../../draw/svg.ts';

const upper: Point[] = [
  [0, 0],
  [1280, 0],
  [1280, 60],
  [0, 660],
];
const lower: Point[] = [
  [0, 660],
  [1280, 60],
  [1280, 720],
  [0, 720],
];

/** Split frame: each fist has its own half and colour, and leans towards the other. */
export function approach(t: number): string {
  const near = mix(-120, 60, progress(t, 0, 2.4, easeOut));
  const last = 160 * progress(t, 2, 2.4, easeIn);
  const cut = 640 * (1 - progress(t, 0, 0.35, easeOut));
  return (
    ground(apex.ink) +
    clip(
      'a',
      polygon(upper, apex.ink),
      ground(apex.ink),
      polygon(
        [
          [0, 0],
          [520, 0],
          [0, 420],
        ],
        apex.coal,
      ),
      place({ x: 220 + near + last - cut, y: 250, turn: -27, scale: 1.75 }, glove(apex.hot, apex.ember, apex.bone)),
    ) +
    clip(
      'b',
      polygon(lower, apex.ink),
      ground(apex.hot),
      polygon(
        [
          [1280, 300],
          [1280, 720],
          [760, 720],
        ],
        apex.ember,
      ),
      place(
        { x: 1060 - near - last + cut, y: 470, turn: 153, scale: [1.75, -1.75] },
        glove(apex.ink, apex.steel, apex.bone),
      ),
    ) +
    polygon(
      [
        [0, 654],
        [1280, 54],
        [1280, 66],
        [0, 666],
      ],
      apex.bone,
    )
  );
}

const spikes = scatter(5, 26, (random, index) => ({
  angle: (index / 26) * 360 + random() * 9,
  reach: 420 + random() * 560,
  half: 16 + random() * 30,
}));

function burst(scale: number, fill: string, turn: number): string {
  const points = spikes.flatMap(({ angle, reach }): Point[] => {
    const at = (degrees: number, r: number): Point => [
      Math.cos((degrees * Math.PI) / 180) * r,
      Math.sin((degrees * Math.PI) / 180) * r,
    ];
    return [at(angle - 7, 150), at(angle, reach)];
  });
  return place({ x: 640, y: 360, scale, turn }, polygon(points, fill));
}

/** Three flashes of the blow. */
export function impact(t: number): string {
  const hot = t > 0.24;
  return (
    ground(hot ? apex.hot : apex.bone) +
    burst(mix(0.5, 1.5, progress(t, 0, 0.6, easeOut)), hot ? apex.ink : apex.hot, t * 8) +
    burst(mix(0.2, 0.72, progress(t, 0, 0.6, easeOut)), apex.bone, 14 - t * 12)
  );
}

const dust = scatter(31, 260, (random) => ({
  angle: random() * Math.PI * 2,
  reach: 120 + random() ** 0.7 * 720,
  size: 3 + random() * 9,
  late: random() * 0.08,
}));

/** The gloves stand against each other; salt flies off them, slower and slower. */
export function pressed(t: number): string {
  const shake = ring(t, 0, 8, 0.25) * 12;
  const flown = progress(t, 0, 3, (p) => 1 - (1 - p) ** 4);
  const salt = dust.map(({ angle, reach, size, late }) => {
    const r = reach * Math.max(0, flown - late) + 40;
    const y = 360 + Math.sin(angle) * r * 0.8 + 60 * t * t * 0.5;
    return rect(640 + Math.cos(angle) * r, y, size, size, apex.bone, {
      transform: `rotate(${Math.round(angle * 57)} ${Math.round(640 + Math.cos(angle) * r)} ${Math.round(y)})`,
    });
  });
  const lean = mix(0, 5, progress(t, 0, 3, linear));
  return (
    ground(apex.ink) +
    camera(
      { scale: mix(1.16, 1, progress(t, 0, 3, easeOut)), x: shake, turn: -6 },
      burst(1.5, apex.coal, t * 5),
      burst(1.05, apex.ember, -t * 4),
      ...salt.slice(0, 130),
      place({ x: 376 + lean, y: 378, scale: 1.55 }, glove(apex.hot, apex.ember, apex.bone)),
      place({ x: 910 - lean, y: 352, scale: [-1.55, 1.55] }, glove(apex.bone, '#b9b0a0', apex.hot)),
      ...salt.slice(130),
    )
  );
}
