import { easeOut, easeSine, mix, progress } from '../../draw/ease.ts';
import { leaf } from '../../draw/leaves.ts';
import { lumen } from '../../draw/palette.ts';
import { scatter } from '../../draw/random.ts';
import { stippleDisc } from '../../draw/stipple.ts';
import { camera, circle, clip, ground, path, place, rect, tag } from '../../draw/svg.ts';

const [COLUMNS, ROWS, WIDE, HIGH] = [6, 4, 236, 196];

const panes = scatter(41, COLUMNS * ROWS, (random, index) => ({
  x: (index % COLUMNS) * WIDE - 68,
  y: Math.floor(index / COLUMNS) * HIGH - 32,
  /** How far this piece of glass moves what is behind it. */
  bend: [random() * 46 - 23, random() * 38 - 19, 0.94 + random() * 0.14] as const,
  tint: [lumen.paper, lumen.shade, '#eef0e6', '#f3e6cf', '#e3e9e1'][Math.floor(random() * 5)] as string,
}));

const sunShade = stippleDisc(2, 196, 900);
const twigs = scatter(12, 6, (random, index) => ({
  x: 40 + index * 240 + random() * 60,
  y: 600 + random() * 110,
  turn: random() * 40 - 20,
  size: 1.0 + random() * 1.1,
  phase: random() * 6,
}));

function behind(t: number): string {
  const p = progress(t, 0, 6, easeSine);
  const [x, y] = [mix(210, 900, p), mix(560, 250, p)];
  return (
    circle(x, y, 330, lumen.gold, { opacity: 0.38 }) +
    circle(x, y, 196, lumen.sun) +
    sunShade({ x, y }, '#a8401f') +
    path('M-100 760Q300 560 700 660Q1000 720 1400 560V900H-100Z', lumen.sage) +
    path('M-100 800Q420 680 820 740Q1100 770 1400 690V900H-100Z', lumen.deep) +
    twigs
      .map(({ x: at, y: foot, turn, size, phase }) => {
        const sway = turn + Math.sin(t * 0.9 + phase) * 7;
        return place(
          { x: at, y: foot + 120, turn: sway, scale: size },
          rect(-3, -190, 6, 260, lumen.deep),
          ...[-1, 1].flatMap((side) =>
            [0, 1, 2].map((pair) =>
              leaf(
                { y: -40 - pair * 54, turn: side * (62 - pair * 8), scale: 0.62 - pair * 0.08 },
                '#6f9482',
                lumen.deep,
              ),
            ),
          ),
          leaf({ y: -180, scale: 0.5 }, '#6f9482', lumen.deep),
        );
      })
      .join('')
  );
}

/** The sun goes by behind old glass: each pane shows it a little elsewhere. */
export function glass(t: number): string {
  const scene = behind(t);
  const grow = (index: number) => progress(t, index * 0.012 - 0.6, 0.15 + index * 0.012, easeOut);
  const drawn = panes.map(({ x, y, bend: [dx, dy, zoom], tint }, index) =>
    clip(
      `p${index}`,
      rect(x + 4, y + 4 + (HIGH - 8) * (1 - grow(index)), WIDE - 8, (HIGH - 8) * grow(index), tint),
      rect(x, y, WIDE, HIGH, tint),
      place({ x: 640 + dx, y: 360 + dy, scale: zoom }, place({ x: -640, y: -360 }, scene)),
      path(`M${x} ${y + HIGH}L${x + WIDE * 0.62} ${y}H${x + WIDE * 0.86}L${x + WIDE * 0.24} ${y + HIGH}Z`, '#fff', {
        opacity: index % 3 === 0 ? 0.2 : 0.07,
      }),
    ),
  );
  return ground(lumen.deep) + camera({ scale: mix(1.14, 1.02, progress(t, 0, 6, easeSine)) }, tag('g', {}, ...drawn));
}
