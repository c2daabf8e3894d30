import { easeIn, easeInOut, easeOut, linear, mix, progress } from '../../draw/ease.ts';
import { winner } from '../../draw/fighters.ts';
import { letters } from '../../draw/lettering.ts';
import { beam, glow } from '../../draw/light.ts';
import { apex } from '../../draw/palette.ts';
import { scatter } from '../../draw/random.ts';
import { stippleDisc } from '../../draw/stipple.ts';
import { camera, circle, ground, place, polygon, rect, tag } from '../../draw/svg.ts';

const shaded = stippleDisc(4, 292, 1500);
const dust = scatter(71, 110, (random) => ({
  x: random() * 1280,
  y: random() * 720,
  size: 1.5 + random() * 3.5,
  speed: 20 + random() * 50,
}));

/** The one who stood, before a disc of hot light; salt comes down. */
export function stands(t: number): string {
  const raise = mix(0.72, 1, progress(t, 0, 0.9, easeOut));
  const rise = progress(t, 0, 1.1, easeOut);
  return (
    ground(apex.ink) +
    camera(
      { scale: mix(1, 1.12, progress(t, 0, 4, linear)), y: -4 },
      polygon(
        [
          [-100, 640],
          [420, -100],
          [620, -100],
          [-100, 900],
        ],
        apex.coal,
      ),
      polygon(
        [
          [1380, 640],
          [860, -100],
          [660, -100],
          [1380, 900],
        ],
        apex.coal,
      ),
      circle(640, mix(560, 330, rise), 292, apex.hot),
      shaded({ x: 640, y: mix(560, 330, rise) }, apex.ember),
      beam('l', [180, -60], [560, 700], 260, apex.bone, 0.2),
      beam('r', [1100, -60], [720, 700], 260, apex.bone, 0.2),
      rect(-100, 612, 1480, 400, apex.ink),
      glow('floor', 640, 626, 420, apex.hot, 0.5, 0.12),
      place({ x: 640, y: 640, scale: 1.02 }, winner(apex.ink, apex.bone, raise)),
      ...dust.map(({ x, y, size, speed }) =>
        rect(x, (y + speed * t) % 720, size, size * 1.6, apex.bone, { opacity: 0.8 }),
      ),
    )
  );
}

const ringGrains = scatter(23, 760, (random, index) => ({
  angle: (index / 760) * Math.PI * 2,
  out: 1 + (random() - 0.5) * 0.06,
  size: 2 + random() * 4,
  flight: random(),
}));

/** The circle from above, broken in two places, closes round the title. */
export function endTitle(t: number): string {
  const close = progress(t, 0, 1.3, easeInOut);
  const away = progress(t, 3, 3.7, easeIn);
  const salt = ringGrains.map(({ angle, out, size, flight }) => {
    const broken = Math.abs(Math.sin(angle - 0.6)) > 0.93 ? 1 - close * 0.75 : 0;
    const r = 296 * out * (1 + broken * flight * 0.8) * (1 + away * (0.1 + flight * 1.2));
    return rect(640 + Math.cos(angle + t * 0.06) * r, 360 + Math.sin(angle + t * 0.06) * r, size, size, apex.bone);
  });
  const title = (text: string, y: number, size: number, from: number, first: number) =>
    letters(text, 640, y, {
      size,
      weight: 1.15,
      gap: 2.1,
      colour: apex.bone,
      join: { 'stroke-linejoin': 'miter', 'stroke-miterlimit': 3, 'stroke-linecap': 'square' },
      arrival: (index) => {
        const p = progress(t, first + index * 0.05, first + 0.4 + index * 0.05, easeOut);
        return { x: from * (1 - p), opacity: p };
      },
    });
  return (
    ground(apex.ink) +
    tag(
      'g',
      { opacity: 1 - away },
      place(
        { x: 640, y: 360, turn: -35 },
        rect(-900 * progress(t, 0.4, 0.9, easeOut), -8, 1800 * progress(t, 0.4, 0.9, easeOut), 16, apex.hot),
      ),
      circle(640, 360, 282, apex.ink),
    ) +
    tag('g', { opacity: 1 - away * 0.7 }, ...salt) +
    tag('g', { opacity: 1 - away }, title('RING', 348, 104, -120, 0.7), title('OF SALT', 456, 68, 120, 0.85))
  );
}
