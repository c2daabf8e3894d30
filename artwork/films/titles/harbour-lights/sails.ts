import { easeSine, mix, progress } from '../../draw/ease.ts';
import { lumen } from '../../draw/palette.ts';
import { stippleBand, stippleDisc } from '../../draw/stipple.ts';
import { camera, circle, ground, path, place, rect } from '../../draw/svg.ts';
import { reflection, swell } from '../../draw/water.ts';
import { gulls } from './dawn.ts';

const sunShade = stippleDisc(5, 190, 900);
const hullShade = stippleBand(6, 210, 40, 150);

interface Boat {
  x: number;
  y: number;
  scale: number;
  speed: number;
  main: string;
  jib: string;
  phase: number;
}

const far: Boat[] = [
  { x: 120, y: 416, scale: 0.34, speed: 9, main: lumen.deep, jib: lumen.sage, phase: 1 },
  { x: 560, y: 412, scale: 0.28, speed: 8, main: lumen.sun, jib: lumen.deep, phase: 2.4 },
  { x: 1010, y: 418, scale: 0.36, speed: 10, main: lumen.paper, jib: lumen.deep, phase: 0.2 },
];
const middle: Boat[] = [
  { x: 700, y: 500, scale: 0.68, speed: 26, main: lumen.sun, jib: lumen.paper, phase: 0.6 },
  { x: 40, y: 506, scale: 0.6, speed: 24, main: lumen.paper, jib: lumen.sun, phase: 2.2 },
];
const near: Boat = { x: 250, y: 622, scale: 1.42, speed: 62, main: lumen.paper, jib: lumen.sun, phase: 0 };

/** A boat with its water line at 0,0: two sails in light and shade, a mast, a hull. */
export function boat(main: string, jib: string, hull: string): string {
  return [
    rect(-3, -312, 6, 300, hull),
    path('M10-300C86-220 128-130 138-34L10-34Z', main),
    path('M10-300C52-210 62-110 60-34L10-34Z', '#000', { opacity: 0.07 }),
    path('M-10-282C-34-190-70-106-122-40L-10-34Z', jib),
    path('M-142-22L152-22C146 22 112 44 88 44L-92 44C-120 30-136 6-142-22Z', hull),
    hullShade({ x: -104, y: -4 }, '#4d6c90'),
    rect(-138, -22, 290, 7, lumen.gold),
  ].join('');
}

function sail({ x, y, scale, speed, main, jib, phase }: Boat, t: number): string {
  const roll = Math.sin(t * 1.1 + phase) * 3.4;
  const heave = Math.sin(t * 1.4 + phase) * 9 * scale;
  return place({ x: x + speed * t, y: y + heave, scale, turn: roll }, boat(main, jib, lumen.deep));
}

/** The fleet goes out under a pale sun, in three depths that pass each other. */
export function sails(t: number): string {
  return (
    ground('#f6e7c4') +
    camera(
      { scale: mix(1.0, 1.07, progress(t, 0, 6, easeSine)) },
      circle(890, 250, 300, lumen.gold, { opacity: 0.34 }),
      circle(890, 250, 190, lumen.paper),
      sunShade({ x: 890, y: 250 }, lumen.gold),
      path('M-200 420Q60 300 330 372Q460 404 620 420Z', lumen.mist),
      path('M760 420Q960 368 1120 384Q1300 398 1500 360V420Z', '#dfe0cf'),
      gulls(t + 7),
      rect(-200, 416, 1700, 500, lumen.mist),
      ...far.map((one) => sail(one, t)),
      swell({ y: 434, height: 7, length: 260, speed: 12, fill: lumen.sage }, t),
      reflection(890, 446, 560, 240, lumen.paper, t, 0.7),
      ...middle.map((one) => sail(one, t)),
      swell({ y: 532, height: 16, length: 430, speed: -26, fill: '#5d8694' }, t),
      sail(near, t),
      swell({ y: 652, height: 26, length: 640, speed: 44, fill: lumen.deep }, t),
    )
  );
}
