import { easeIn, easeInOut, easeOut, linear, mix, progress } from '../../draw/ease.ts';
import { walker } from '../../draw/fighters.ts';
import { letters } from '../../draw/lettering.ts';
import { beam, glow } from '../../draw/light.ts';
import { apex } from '../../draw/palette.ts';
import { camera, clip, ground, line, type Point, place, polygon, rect, tag } from '../../draw/svg.ts';

/** Crossed wires between two posts; drawn as one path, so that it stays cheap. */
function mesh(
  x: number,
  y: number,
  width: number,
  height: number,
  pitch: number,
  stroke: string,
  thick: number,
): string {
  let d = '';
  for (let at = -height; at < width; at += pitch)
    d += `M${x + at} ${y}l${height} ${height}M${x + at} ${y + height}l${height} ${-height}`;
  const id = `m${Math.round(x)}`;
  return clip(id, rect(x, y, width, height, stroke), tag('path', { d, fill: 'none', stroke, 'stroke-width': thick }));
}

function leaf(x: number, width: number): string {
  const frame = (at: number) => rect(at, -60, 22, 840, apex.bone);
  return (
    mesh(x, -40, width, 800, 84, apex.ash, 7) +
    frame(x) +
    frame(x + width - 22) +
    rect(x, 96, width, 40, apex.hot) +
    rect(x, 590, width, 22, apex.bone)
  );
}

/** The gate of the cage opens and she goes in, towards the lamps. */
export function gate(t: number): string {
  const open = progress(t, 0.5, 1.7, easeInOut);
  const enter = progress(t, 1.2, 3.4, linear);
  const step = (t / 0.62) * Math.PI;
  return (
    ground(apex.ink) +
    camera(
      { scale: mix(1, 1.2, progress(t, 0, 3.4)) },
      rect(-100, 500, 1480, 400, apex.coal),
      polygon(
        [
          [200, 500],
          [1080, 500],
          [1500, 900],
          [-220, 900],
        ],
        apex.steel,
      ),
      glow('end', 640, 400, 520, apex.hot, 0.95),
      beam('g1', [250, -60], [560, 640], 260, apex.bone, 0.4),
      beam('g2', [1030, -60], [720, 640], 260, apex.bone, 0.4),
      place(
        { x: 640, y: mix(700, 610, enter) - Math.abs(Math.sin(step)) * 6, scale: mix(1.12, 0.72, enter) },
        walker(step, '#050506', apex.hot),
      ),
      place({ x: -470 * open }, leaf(160, 480)),
      place({ x: 470 * open }, leaf(640, 480)),
      ...[-330, 1140].map((x) => leaf(x, 470)),
    )
  );
}

/** A corner of the octagon, one of them up; `squash` lays it down. */
const corner = (index: number, radius: number, squash: number): Point => {
  const angle = (index * Math.PI) / 4;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius * squash];
};

function title(t: number): string {
  const first = 0.9;
  const open = progress(t, first - 0.2, first + 0.4, easeOut);
  const words = letters('THE WALKOUT', 0, 45, {
    size: 88,
    weight: 1.15,
    gap: 2.2,
    colour: apex.bone,
    join: { 'stroke-linejoin': 'miter', 'stroke-miterlimit': 3, 'stroke-linecap': 'square' },
    arrival: (index) => {
      const p = progress(t, first + index * 0.045, first + 0.4 + index * 0.045, easeOut);
      return { x: 140 * (1 - p), opacity: p };
    },
  });
  return rect(-640 * open, -84, 1280 * open, 168, apex.ink) + rect(-520 * open, 72, 1040 * open, 10, apex.hot) + words;
}

/** The cage lies before us, stands up with its gate open, and the title breaks through it. */
export function endTitle(t: number): string {
  const up = progress(t, 0, 1.3, easeInOut);
  const away = progress(t, 3, 3.6, easeIn);
  const squash = mix(0.32, 1, up);
  const ring = (radius: number, stroke: string, width: number) =>
    Array.from({ length: 7 }, (_, side) =>
      line(corner(side + 1, radius, squash), corner(side + 2, radius, squash), stroke, width, {
        'stroke-linecap': 'round',
      }),
    ).join('');
  const [hingeX, hingeY] = corner(1, 316, squash);
  const swung: Point = [hingeX + 190, hingeY + 152 * squash];
  const posts = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = corner(index, 316, squash);
    return (
      line([x, y], [x, y - 150 * (1 - up)], apex.bone, 9) + rect(x - 10, y - 10 - 150 * (1 - up), 20, 20, apex.hot)
    );
  });
  return (
    ground(apex.ink) +
    tag(
      'g',
      { opacity: 1 - away },
      polygon(
        [
          [640, 360],
          [-300 + 300 * up, -200],
          [300 + 300 * up, -200],
        ],
        apex.coal,
      ),
      polygon(
        [
          [640, 360],
          [980 - 300 * up, 920],
          [1580 - 300 * up, 920],
        ],
        apex.coal,
      ),
      place(
        { x: 640, y: mix(430, 360, up), scale: mix(1.3, 1, up) + 0.06 * away, turn: mix(-10, 0, up) },
        polygon(
          Array.from({ length: 8 }, (_, index) => corner(index, 316, squash)),
          apex.ink,
        ),
        ring(316, apex.bone, 6),
        ring(284, apex.ash, 3),
        line([hingeX, hingeY], swung, apex.hot, 8),
        ...posts,
        title(t),
      ),
    )
  );
}
