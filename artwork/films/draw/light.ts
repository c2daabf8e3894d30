import { circle, type Point, polygon, radialGradient, tag } from './svg.ts';

/** A beam from a lamp to the floor: hard edges, fading along its length. `id` must be unique in the frame. */
export function beam(id: string, lamp: Point, floor: Point, width: number, colour: string, opacity: number): string {
  const [dx, dy] = [floor[0] - lamp[0], floor[1] - lamp[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const edge = ([x, y]: Point, half: number): Point => [x + nx * half, y + ny * half];
  const shape: Point[] = [
    edge(lamp, width * 0.06),
    edge(floor, width / 2),
    edge(floor, -width / 2),
    edge(lamp, -width * 0.06),
  ];
  const along = tag(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: lamp[0], y1: lamp[1], x2: floor[0], y2: floor[1] },
    tag('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': opacity }),
    tag('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': opacity * 0.12 }),
  );
  return along + polygon(shape, `url(#${id})`);
}

/** A soft disc of light. */
export const glow = (id: string, x: number, y: number, radius: number, colour: string, opacity: number, flat = 1) =>
  radialGradient(id, [0, colour, opacity], [0.45, colour, opacity * 0.42], [1, colour, 0]) +
  tag('g', { transform: `translate(${x} ${y}) scale(1 ${flat})` }, circle(0, 0, radius, `url(#${id})`));
