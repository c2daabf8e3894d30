import { easeBack, easeInOut, easeOut, linear, mix, progress, ring } from '../../draw/ease.ts';
import { apex } from '../../draw/palette.ts';
import { camera, circle, ground, path, place, polygon, polyline, rect, short, tag } from '../../draw/svg.ts';

const hits = [0.4, 1.2];

/** One rope from the post to the vanishing point, as a band that a hit sets swinging. */
function rope(index: number, t: number, fill: string, shade: string): string {
  const swing = hits.reduce((sum, at) => sum + ring(t, at + index * 0.03, 5.5, 0.22), 0) * 30;
  const [y0, y1] = [150 + index * 190, 250 + index * 66];
  const middle = (y0 + y1) / 2 + swing + 26;
  const [thick, thin] = [32, 9];
  const d = (from: number, to: number) =>
    `M150 ${short(y0 + thick * from)}Q760 ${short(middle + 20 * from)} 1420 ${short(y1 + thin * from)}` +
    `L1420 ${short(y1 + thin * to)}Q760 ${short(middle + 20 * to)} 150 ${short(y0 + thick * to)}Z`;
  return path(d(-1, 1), fill) + path(d(0.25, 1), shade);
}

/** Three ropes in hard perspective from a padded post. */
export function ropes(t: number): string {
  const arrive = (index: number) => mix(1500, 0, progress(t, index * 0.07, 0.34 + index * 0.07, easeOut));
  const shake = hits.reduce((sum, at) => sum + ring(t, at, 9, 0.12), 0) * 7;
  return (
    ground(apex.ink) +
    camera(
      { scale: mix(1.1, 1.18, progress(t, 0, 2, linear)), turn: -7 + shake * 0.06, y: shake },
      polygon(
        [
          [420, -200],
          [760, -200],
          [1500, 900],
          [900, 900],
        ],
        apex.coal,
      ),
      polygon(
        [
          [760, -200],
          [800, -200],
          [1580, 900],
          [1500, 900],
        ],
        apex.steel,
      ),
      place({ x: arrive(0) }, rope(0, t, apex.bone, '#b9b0a0')),
      place({ x: arrive(1) }, rope(1, t, apex.hot, apex.ember)),
      place({ x: arrive(2) }, rope(2, t, apex.bone, '#b9b0a0')),
      rect(-60, -200, 250, 1200, apex.steel),
      rect(-60, -200, 120, 1200, apex.coal),
      rect(40, 70, 176, 560, apex.hot, { rx: 20 }),
      rect(40, 70, 62, 560, apex.ember, { rx: 20 }),
      ...[0, 1, 2, 3, 4].map((row) =>
        path(`M128 ${130 + row * 100}L190 ${180 + row * 100}M190 ${130 + row * 100}L128 ${180 + row * 100}`, 'none', {
          stroke: apex.bone,
          'stroke-width': 9,
        }),
      ),
    )
  );
}

/** A post fills the frame and the ropes leave it to both sides. */
export function post(t: number): string {
  const drop = mix(-900, 0, progress(t, 0, 0.32, easeBack));
  const swing = ring(t, 0.42, 6, 0.25) * 16;
  const band = (y: number, fill: string) =>
    path(`M-100 ${y - 130}L640 ${short(y + swing)}L1380 ${y - 130}`, 'none', { stroke: fill, 'stroke-width': 34 });
  return (
    ground(apex.hot) +
    camera(
      { scale: mix(1.12, 1.04, progress(t, 0, 1.4, easeOut)), turn: 4 },
      polygon(
        [
          [-200, 520],
          [1480, 300],
          [1480, 900],
          [-200, 900],
        ],
        apex.ember,
      ),
      band(190, apex.ink),
      band(370, apex.bone),
      band(550, apex.ink),
      place(
        { y: drop },
        rect(520, -220, 240, 1200, apex.ink),
        rect(566, 60, 148, 600, apex.bone),
        rect(566, 60, 50, 600, '#b9b0a0'),
      ),
    )
  );
}

/** From above: the square turns, two fighters chase each other round the circle of salt. */
export function above(t: number): string {
  const turn = mix(30, 62, progress(t, 0, 2, easeInOut));
  const open = progress(t, 0, 0.45, easeOut);
  const square = (half: number, stroke: string, width: number) =>
    rect(-half, -half, half * 2, half * 2, 'none', { stroke, 'stroke-width': width });
  const trail = (offset: number, colour: string) => {
    const head = offset + t * 2.1;
    const arc = Array.from({ length: 22 }, (_, step) => {
      const angle = head - (21 - step) * 0.05;
      return [Math.cos(angle) * 118, Math.sin(angle) * 118] as const;
    });
    return (
      polyline(arc, colour, 10, { opacity: 0.55, 'stroke-linecap': 'round' }) +
      circle(Math.cos(head) * 118, Math.sin(head) * 118, 26, colour)
    );
  };
  return (
    ground(apex.ink) +
    polygon(
      [
        [0, 720],
        [1280, 120],
        [1280, 720],
      ],
      apex.coal,
    ) +
    place(
      { x: 640, y: 360, turn, scale: mix(1.7, 1, open) },
      rect(-300, -300, 600, 600, apex.steel),
      square(300, apex.bone, 7),
      square(276, apex.hot, 7),
      square(252, apex.bone, 7),
      ...[0, 90, 180, 270].map((quarter) =>
        place({ turn: quarter }, rect(268, 268, 64, 64, quarter % 180 ? apex.bone : apex.hot)),
      ),
      circle(0, 0, 190, 'none', { stroke: apex.bone, 'stroke-width': 6, 'stroke-dasharray': '3 5' }),
      tag('g', {}, trail(0, apex.hot), trail(Math.PI, apex.bone)),
    )
  );
}
