/** Frames are SVG text in a 1280 by 720 space; these write its elements with short numbers. */
export const WIDTH = 1280;
export const HEIGHT = 720;

export type Point = readonly [x: number, y: number];
export type Attributes = Record<string, string | number | undefined>;

export const short = (value: number) => String(Math.round(value * 100) / 100);

function attributes(given: Attributes): string {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
}

export const tag = (name: string, given: Attributes, ...children: string[]) =>
  children.length ? `<${name}${attributes(given)}>${children.join('')}</${name}>` : `<${name}${attributes(given)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  tag('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r: Math.max(0, r), fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) => tag('path', { d, fill, ...more });

const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  tag('polygon', { points: pairs(points), fill, ...more });

export const polyline = (points: readonly Point[], stroke: string, width: number, more: Attributes = {}) =>
  tag('polyline', { points: pairs(points), fill: 'none', stroke, 'stroke-width': width, ...more });

export const line = (from: Point, to: Point, stroke: string, width: number, more: Attributes = {}) =>
  polyline([from, to], stroke, width, more);

export interface Placement {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number | Point;
  opacity?: number | undefined;
}

/** A group moved, then turned (degrees), then scaled about its own origin. */
export function place({ x = 0, y = 0, turn = 0, scale = 1, opacity }: Placement, ...children: string[]): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const transform = `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${sx.toFixed(4)} ${sy.toFixed(4)})`;
  return tag('g', { transform, opacity }, ...children);
}

/** The camera: zooms and turns about the middle of the frame, and looks `x`, `y` away from it. */
export const camera = ({ x = 0, y = 0, turn = 0, scale = 1 }: Placement, ...children: string[]) =>
  place({ x: WIDTH / 2, y: HEIGHT / 2, turn, scale }, place({ x: -WIDTH / 2 - x, y: -HEIGHT / 2 - y }, ...children));

export const ground = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill);

export const radialGradient = (id: string, ...stops: (readonly [number, string, number])[]) =>
  tag('radialGradient', { id }, ...stops.map(stop));

const stop = ([offset, colour, opacity]: readonly [number, string, number]) =>
  tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

/** Shows the children only inside of `shape`. */
export const clip = (id: string, shape: string, ...children: string[]) =>
  tag('clipPath', { id }, shape) + tag('g', { 'clip-path': `url(#${id})` }, ...children);

export const svg = (...children: string[]) =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT }, ...children);
