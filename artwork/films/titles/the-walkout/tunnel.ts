import { linear, mix, progress } from '../../draw/ease.ts';
import { walker } from '../../draw/fighters.ts';
import { glow } from '../../draw/light.ts';
import { apex } from '../../draw/palette.ts';
import { camera, ground, type Point, path, place, polygon, rect, tag } from '../../draw/svg.ts';

const VANISH: Point = [640, 330];
const STEP = 0.62;

/** A frame of the tunnel at a depth: 1 is at the lens, larger is further. */
function section(depth: number): [left: number, top: number, right: number, bottom: number] {
  const scale = 1 / depth;
  return [VANISH[0] - 760 * scale, VANISH[1] - 430 * scale, VANISH[0] + 760 * scale, VANISH[1] + 400 * scale];
}

function ribs(travel: number): string {
  const sections: string[] = [];
  for (let index = 14; index >= 0; index--) {
    const depth = 0.72 + index * 0.75 - (travel % 0.75);
    const [near, far] = [section(depth), section(depth + 0.2)];
    const lit = (Math.floor(travel / 0.75) + index) % 3 === 0;
    const wall = lit ? apex.hot : index % 2 ? apex.steel : apex.coal;
    const quad = (a: Point, b: Point, c: Point, d: Point, fill: string) => polygon([a, b, c, d], fill);
    const shade = lit ? apex.ember : apex.coal;
    sections.push(
      quad([near[0], near[1]], [near[0], near[3]], [far[0], far[3]], [far[0], far[1]], wall),
      quad([near[2], near[1]], [near[2], near[3]], [far[2], far[3]], [far[2], far[1]], wall),
      quad([near[0], near[1]], [near[2], near[1]], [far[2], far[1]], [far[0], far[1]], shade),
      quad([near[0], near[3]], [near[2], near[3]], [far[2], far[3]], [far[0], far[3]], lit ? apex.ember : apex.ink),
    );
  }
  return tag('g', {}, ...sections);
}

/** A corridor runs past; a hooded fighter walks ahead of us towards a door of light. */
function corridor(t: number, from: number, to: number, seconds: number): string {
  const p = progress(t, 0, seconds, linear);
  const open = mix(from, to, p * p);
  const step = (t / STEP) * Math.PI;
  const bob = Math.abs(Math.sin(step)) * 8;
  return (
    ground(apex.ink) +
    camera(
      { turn: Math.sin(step) * 0.5, y: bob * 0.5 },
      ribs(t * 1.15),
      glow('door', VANISH[0], VANISH[1] + 20, 420 * open, apex.bone, 0.55),
      rect(VANISH[0] - 74 * open, VANISH[1] - 92 * open, 148 * open, 178 * open, apex.bone),
      polygon(
        [
          [640 - 74 * open, 330 + 86 * open],
          [640 + 74 * open, 330 + 86 * open],
          [1010, 900],
          [270, 900],
        ],
        apex.bone,
        { opacity: 0.14 },
      ),
      place({ x: 640 + Math.sin(step) * 9, y: 664 - bob, scale: [0.98, 0.98] }, walker(step, '#060607', apex.hot)),
    )
  );
}

export const tunnel = (t: number) => corridor(t, 0.8, 1.35, 3.2);
export const tunnelEnd = (t: number) => corridor(t + 0.4, 1.5, 4.4, 2.4);

/** The hood in profile; the lamps of the corridor pass behind it. */
export function profile(t: number): string {
  const pass = (index: number) => ((index * 460 - t * 1250 + 40_000) % 1840) - 300;
  const lamp = (index: number, fill: string, width: number) => {
    const x = pass(index);
    return polygon(
      [
        [x, -40],
        [x + width, -40],
        [x + width - 150, 760],
        [x - 150, 760],
      ],
      fill,
    );
  };
  const nod = Math.sin((t / STEP) * Math.PI * 2) * 7;
  const hood =
    'M-330 520C-340 300-260 210-190 120C-220-90-110-270 70-286C170-292 226-236 248-176C226-160 214-140 212-108' +
    'C214-84 232-60 250-30C256-14 246-6 230-4C236 14 232 24 222 30C230 44 226 56 214 64C220 96 206 122 166 120C130 118 112 122 104 150C100 200 200 300 226 520Z';
  return (
    ground(apex.hot) +
    lamp(0, apex.ember, 300) +
    lamp(1, apex.bone, 70) +
    lamp(2, apex.ember, 300) +
    lamp(3, apex.ink, 120) +
    camera(
      { y: nod, scale: mix(1, 1.1, progress(t, 0, 1.6, linear)) },
      place(
        { x: 600, y: 400, scale: 1.06 },
        path(hood, apex.bone, { transform: 'translate(8 -3)' }),
        path(hood, '#060607'),
        path('M70-286C-10-230-40-120 10 20C30 80 60 120 104 150', 'none', {
          stroke: apex.steel,
          'stroke-width': 10,
          'stroke-linecap': 'round',
        }),
        path('M-190 120C-150 170-60 220 40 236', 'none', {
          stroke: apex.steel,
          'stroke-width': 10,
          'stroke-linecap': 'round',
        }),
      ),
    )
  );
}

/** Feet on the stripes of the floor: three steps, each on the beat. */
export function floor(t: number): string {
  const travel = (t * 700) % 520;
  const stripes = [-2, -1, 0, 1, 2, 3].map((index) => {
    const x = index * 520 - travel;
    return polygon(
      [
        [x, 720],
        [x + 240, 720],
        [x + 540, 300],
        [x + 300, 300],
      ],
      index % 2 === 0 ? apex.coal : apex.steel,
    );
  });
  const shoe = (phase: number, fill: string, sole: string) => {
    const swing = Math.sin(phase);
    const lift = Math.max(0, Math.cos(phase));
    return place(
      { x: 640 - swing * 330, y: 590 - lift * 110, turn: -swing * 12 + lift * 22 },
      path('M-120-640L60-640L70-200C80-150 150-120 236-84C282-64 292-20 280 0L-130 0C-140-60-128-140-124-200Z', fill),
      rect(-134, -14, 420, 26, sole, { rx: 12 }),
      ...[0, 1, 2].map((row) =>
        polygon(
          [
            [74, -208 + row * 44],
            [150 + row * 30, -150 + row * 34],
            [134 + row * 30, -132 + row * 34],
            [66, -186 + row * 44],
          ],
          sole,
        ),
      ),
    );
  };
  const phase = (t / STEP) * Math.PI;
  return (
    ground(apex.ink) +
    polygon(
      [
        [0, 300],
        [1280, 300],
        [1280, 306],
        [0, 306],
      ],
      apex.hot,
    ) +
    tag('g', {}, ...stripes) +
    shoe(phase + Math.PI, apex.ash, apex.ember) +
    shoe(phase, apex.bone, apex.hot)
  );
}
