import { mix } from '../colour.ts';
import type { Random } from '../../../scripts/drawing/random.ts';
import { box, d, group, line, path, type Point, poly, short } from '../../../scripts/drawing/svg.ts';
import type { Stage } from '../stage.ts';
import type { ApexPalette } from './palette.ts';

/** The stage every apex scene draws on. */
export type ApexStage = Stage<ApexPalette>;

/** The slope all hard diagonals of the brand share. */
export const slope = 0.42;

/** The whole frame as path data. */
export function whole(stage: ApexStage): string {
  return box(0, 0, stage.width, stage.height);
}

/** The dark ground: a breath of light round the focal point, and dim slabs that keep the far side alive. */
export function ground(stage: ApexStage): string {
  const { palette, width, height, focus } = stage;
  const random = stage.random.fork('ground');
  const glow = stage.radial(
    focus[0],
    focus[1],
    Math.max(width, height) * 0.7,
    [0, mix(palette.deep, palette.ground, 0.25)],
    [0.5, palette.dusk],
    [1, mix(palette.dusk, palette.ground, 0.6)],
  );
  const slabs = Array.from({ length: 3 }, (_, index) =>
    slab(stage, random.range(-0.15, 0.12) * width + index * width * 0.17, random.range(0.03, 0.12) * width),
  );
  const dim = stage.linear([0, 0, 0, height], [0, palette.lead, random.range(0.1, 0.3)], [1, palette.ground, 0.5]);
  return path(whole(stage), glow) + path(slabs.join(''), dim);
}

/** A slab that leans the way of the brand, from the top to the bottom edge. */
export function slab(stage: ApexStage, x: number, width: number, lean = slope): string {
  const shift = stage.height * lean;
  return poly([
    [x + shift / 2, 0],
    [x + shift / 2 + width, 0],
    [x - shift / 2 + width, stage.height],
    [x - shift / 2, stage.height],
  ]);
}

/** A regular polygon; eight sides make the octagon. */
export function ring(x: number, y: number, radius: number, squash = 1, sides = 8, turn = Math.PI / 8): string {
  const points = Array.from({ length: sides }, (_, index): Point => {
    const angle = turn + (index / sides) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * squash];
  });
  return poly(points);
}

/** Cones of light from lamps above the frame onto a point. */
export function beams(
  stage: ApexStage,
  count: number,
  colour: string,
  target: Point = stage.focus,
  strength = 0.5,
): string {
  const random = stage.random.fork('beams');
  const paint = stage.linear([0, -40, 0, stage.height * 0.86], [0, colour, strength], [1, colour, 0]);
  const cones = Array.from({ length: count }, (_, index) => {
    const top = target[0] + ((index + 0.5) / count - 0.5) * stage.width * 1.3 + random.range(-60, 60);
    const spread = random.range(90, 190);
    const end = target[0] + (top - target[0]) * -0.25;
    return poly([
      [top - 12, -40],
      [top + 12, -40],
      [end + spread, stage.height],
      [end - spread, stage.height],
    ]);
  });
  return cones.map((cone) => path(cone, paint)).join('');
}

/** Rows of dots that grow from `from` to `to`, on a grid turned by `angle` round the middle of the field. */
export function halftone(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  from: number,
  to: number,
  angle = -23,
  step = 28,
): string {
  const bands = Math.ceil(height / step / 2);
  const dots = Array.from({ length: bands }, (_, band) => {
    const size = Math.round(from + ((to - from) * step * (band + 0.5)) / bands / 22);
    const top = y + band * 2 * step;
    return size < 1
      ? ''
      : `<path d="${d`M${x} ${top}h${width}M${x + step / 2} ${top + step}h${width}`}" stroke-width="${size}"/>`;
  });
  return group(
    `stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 ${step}" transform="rotate(${angle} ${short(x + width / 2)} ${short(y + height / 2)})"`,
    ...dots,
  );
}

/** Chain-link over the whole frame, for the walls of the cage. */
export function mesh(stage: ApexStage, colour: string, size = 46, width = 4): string {
  const { width: wide, height } = stage;
  const run = Math.round(height * 0.8);
  const strokes = (lean: number): string => {
    let data = d`M${lean > 0 ? -run : 0} 0`;
    for (let x = 0; x < wide + run; x += size * 2) data += d`l${lean} ${height}h${size}l${-lean} ${-height}h${size}`;
    return data;
  };
  return line(strokes(run) + strokes(-run), colour, width);
}

/** A pool of light on the canvas. */
export function pool(stage: ApexStage, x: number, y: number, radius: number, colour: string, strength = 0.8): string {
  const paint = stage.radial(0, 0, radius, [0, colour, strength], [1, colour, 0]);
  return `<circle r="${short(radius)}" fill="${paint}" transform="translate(${short(x)} ${short(y)})scale(1 .22)"/>`;
}

const period = 640;

function spectators(random: Random, raised: number): string {
  let data = 'M0 600';
  for (let index = 0; index < 7; index += 1) {
    const x = 46 + index * (period / 7) + random.range(-9, 9);
    const y = random.range(-18, 20);
    const r = random.range(21, 25);
    data += d`V${y + 90}L${x - 46} ${y + 76}Q${x - 40} ${y + 44} ${x - r * 0.6} ${y + 36}`;
    if (random.chance(raised)) {
      const lean = random.range(-28, 16);
      data += d`L${x - 54 + lean} ${y - 30}l-7-24h20l6 24L${x - r} ${y + 18}`;
    }
    data += d`A${r} ${r * 1.2} 0 1 1 ${x + r * 0.6} ${y + 36}Q${x + 40} ${y + 44} ${x + 46} ${y + 76}`;
  }
  return `${data}V600Z`;
}

/** Heads and shoulders of a crowd, left to right, some with arms up; one strip is drawn and repeated. */
export function crowd(stage: ApexStage, y: number, size: number, colour: string, raised = 0.25, salt = ''): string {
  const random = stage.random.fork(`crowd${salt}`);
  const strip = stage.shared('crowd', (id) => `<path id="${id}" d="${spectators(random, raised)}"/>`);
  const scale = size / 58;
  const start = -random.range(0, period * 0.8);
  const count = Math.ceil((stage.width / scale - start) / period);
  const copies = Array.from(
    { length: count },
    (_, index) => `<use href="#${strip}"${index ? ` x="${index * period - index}"` : ''}/>`,
  );
  return (
    group(
      `fill="${colour}" transform="translate(${short(start * scale)} ${short(y)})scale(${short(scale, 2)})"`,
      ...copies,
    ) + path(box(0, y + 550 * scale, stage.width, Math.max(0, stage.height - y - 550 * scale)), colour)
  );
}
