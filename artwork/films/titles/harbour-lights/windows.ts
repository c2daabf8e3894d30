import { easeIn, easeOut, easeSine, linear, mix, progress } from '../../draw/ease.ts';
import { letters } from '../../draw/lettering.ts';
import { lumen } from '../../draw/palette.ts';
import { scatter, seeded } from '../../draw/random.ts';
import { stippleDisc } from '../../draw/stipple.ts';
import { camera, circle, ground, place, polygon, rect, tag } from '../../draw/svg.ts';
import { reflection } from '../../draw/water.ts';
import { boat } from './sails.ts';

const QUAY = 486;
const walls = ['#2a4a72', '#33557c', '#24426a', '#3d6286'] as const;
const lights = [lumen.gold, lumen.gold, lumen.sun, lumen.paper] as const;

interface House {
  x: number;
  foot: number;
  width: number;
  height: number;
  wall: string;
  windows: { x: number; y: number; at: number; fill: string }[];
}

/** A row of houses on the hill; each window has the second at which somebody puts on the light. */
function street(seed: number, foot: number, count: number, size: number): House[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const width = size * (0.8 + random() * 0.45);
    const height = size * (1 + random() * 0.9);
    const windows = Array.from({ length: 6 }, (_, cell) => ({
      x: width * (0.2 + 0.36 * (cell % 2)),
      y: height - size * 0.34 - Math.floor(cell / 2) * size * 0.48,
      at: 0.2 + random() * 3.1 + (index / count) * 0.6,
      fill: lights[Math.floor(random() * lights.length)] as string,
    })).filter(({ y }) => y > size * 0.1 && random() > 0.3);
    return {
      x: (index / count) * 1500 - 110,
      foot,
      width,
      height,
      wall: walls[Math.floor(random() * walls.length)] as string,
      windows,
    };
  });
}
const town = [...street(3, 330, 17, 74), ...street(14, 410, 15, 86), ...street(27, QUAY, 13, 104)];
const sunShade = stippleDisc(9, 92, 420);
const moonShade = stippleDisc(10, 52, 200);
const stars = scatter(19, 50, (random) => ({ x: random() * 1280, y: random() * 200, r: 1 + random() * 2 }));

function house({ x, foot, width, height, wall, windows }: House, t: number): string {
  const top = foot - height;
  return [
    rect(x, top, width, 900, wall),
    polygon(
      [
        [x - 6, top],
        [x + width / 2, top - width * 0.36],
        [x + width + 6, top],
      ],
      lumen.night,
    ),
    ...windows.map((pane) => {
      const on = progress(t, pane.at, pane.at + 0.25, easeOut);
      return rect(x + pane.x, top + pane.y, 17, 24, on > 0 ? pane.fill : lumen.night, { opacity: 0.35 + 0.65 * on });
    }),
  ].join('');
}

function harbour(t: number): string {
  const lit = town
    .slice(-13)
    .flatMap(({ x, windows }) => windows.slice(0, 1).map((pane) => ({ ...pane, x: x + pane.x + 8 })));
  return (
    rect(-200, -200, 1700, 1200, lumen.deep) +
    circle(1010, 104, 52, lumen.paper) +
    moonShade({ x: 1010, y: 104 }, '#9db0bf') +
    stars.map(({ x, y, r }) => circle(x, y, r, lumen.paper, { opacity: 0.6 })).join('') +
    town.map((one) => house(one, t)).join('') +
    rect(-200, QUAY, 1700, 500, lumen.night) +
    rect(-200, QUAY, 1700, 8, '#0f2038') +
    lit
      .map((pane) =>
        reflection(pane.x, QUAY + 16, 700, 30, pane.fill, t + pane.at, 0.85 * progress(t, pane.at, pane.at + 0.5)),
      )
      .join('') +
    reflection(1010, QUAY + 16, 720, 110, lumen.paper, t, 0.5) +
    place(
      {
        x: mix(1420, 700, progress(t, 0, 6, linear)),
        y: 640 + Math.sin(t * 1.5) * 5,
        scale: [-0.66, 0.66],
        turn: Math.sin(t * 1.1) * 2,
      },
      boat(lumen.sun, lumen.paper, '#0c1a2e'),
    )
  );
}

/** One window after another; a late boat comes home. */
export const windows = (t: number) =>
  ground(lumen.deep) +
  camera({ scale: mix(1, 1.1, progress(t, 0, 4.2, easeSine)), y: mix(-10, 20, t / 4) }, harbour(t));

/** The lights become points on paper, and the title a line of them. */
export function endTitle(t: number): string {
  const away = progress(t, 2.7, 3.3, easeIn);
  const text = (words: string, y: number, first: number) =>
    letters(words, 640, y, {
      size: 70,
      weight: 0.62,
      gap: 2.9,
      colour: lumen.deep,
      join: { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      arrival: (index) => {
        const p = progress(t, first + index * 0.07, first + 0.9 + index * 0.07, easeOut);
        return { y: 16 * (1 - p), opacity: p };
      },
    });
  const sink = progress(t, 0, 2.4, easeOut);
  return (
    ground(lumen.paper) +
    tag(
      'g',
      { opacity: 1 - away },
      circle(640, mix(300, 214, sink), 250, lumen.gold, { opacity: 0.22 }),
      circle(640, mix(300, 214, sink), 92, lumen.sun),
      sunShade({ x: 640, y: mix(300, 214, sink) }, '#a8401f'),
      rect(640 - 430 * sink, 318, 860 * sink, 4, lumen.deep),
      reflection(640, 336, 440, 180 * sink, lumen.sun, t, 0.9),
      text('HARBOUR', 540, 0.3),
      text('LIGHTS', 640, 0.6),
    )
  );
}
