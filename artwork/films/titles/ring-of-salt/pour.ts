import { easeInOut, easeOut, mix, progress } from '../../draw/ease.ts';
import { fist, walker } from '../../draw/fighters.ts';
import { beam, glow } from '../../draw/light.ts';
import { apex } from '../../draw/palette.ts';
import { scatter } from '../../draw/random.ts';
import { camera, ground, place, polygon, rect, tag } from '../../draw/svg.ts';

const grains = scatter(11, 240, (random) => ({
  drift: (random() - 0.5) * 46,
  speed: 0.75 + random() * 0.4,
  phase: random(),
  size: 2.5 + random() * 4.5,
}));

/** A fist lets salt run onto a growing heap; a hot slab cuts the dark behind it. */
export function pour(t: number): string {
  const slab = mix(-900, 0, progress(t, -0.3, 0.35, easeOut));
  const heap = progress(t, 0.3, 3, easeOut);
  const stream = grains.map(({ drift, speed, phase, size }) => {
    const fallen = (t * speed * 1.5 + phase) % 1;
    if (fallen > t * 1.5) return '';
    const y = mix(318, 660 - 96 * heap, fallen ** 1.6);
    return rect(640 + drift * (0.35 + fallen), y, size * 0.8, size + 22 * fallen, apex.bone);
  });
  const bounce = grains.slice(0, 70).map(({ drift, speed, phase, size }) => {
    const flight = (t * 1.3 + phase) % 1;
    if (flight > (t - 0.6) * 1.3) return '';
    const reach = drift * 9 * speed;
    const y = 650 - 80 * heap - 110 * speed * 4 * flight * (1 - flight) * 0.5 + 60 * flight;
    return rect(640 + reach * flight, y, size * 0.7, size * 0.7, apex.bone, { opacity: 1 - flight });
  });
  return (
    ground(apex.ink) +
    camera(
      { scale: mix(1.06, 1.16, t / 3) },
      polygon(
        [
          [520 + slab, -60],
          [1090 + slab, -60],
          [800 + slab, 800],
          [230 + slab, 800],
        ],
        apex.hot,
      ),
      polygon(
        [
          [1090 + slab, -60],
          [1150 + slab, -60],
          [860 + slab, 800],
          [800 + slab, 800],
        ],
        apex.ember,
      ),
      tag('g', {}, ...stream),
      polygon(
        [
          [640 - 520 * heap, 800],
          [640, 660 - 120 * heap],
          [640 + 520 * heap, 800],
        ],
        apex.bone,
      ),
      polygon(
        [
          [640, 660 - 120 * heap],
          [640 + 520 * heap, 800],
          [640 + 170 * heap, 800],
        ],
        '#cfc6b4',
      ),
      ...bounce,
      place({ x: 640, y: 196, turn: 180, scale: 0.82 }, fist(apex.ink, apex.ash)),
    )
  );
}

const ringGrains = scatter(23, 900, (random, index) => ({
  angle: (index / 900) * Math.PI * 2,
  out: 1 + (random() - 0.5) * 0.07 * random(),
  size: 1.6 + random() * 3.4,
}));

/** The circle is drawn round a robed fighter under one lamp. */
export function circleDrawn(t: number): string {
  const drawn = progress(t, 0.1, 2.5, easeInOut);
  const turn = t * 0.1 - 1.2;
  const push = mix(1, 1.14, progress(t, 0, 3.2));
  const salt = ringGrains
    .filter(({ angle }) => angle / (Math.PI * 2) <= drawn)
    .map(({ angle, out, size }) => {
      const [x, y] = [Math.cos(angle + turn) * 430 * out, Math.sin(angle + turn) * 128 * out];
      const near = 0.75 + 0.35 * (y / 128);
      return rect(640 + x, 548 + y, size * near * 1.5, size * near, apex.bone);
    });
  return (
    ground(apex.ink) +
    camera(
      { scale: push, y: -6 },
      glow('pool', 640, 548, 640, apex.bone, 0.34, 0.3),
      beam('lamp', [640, -120], [640, 600], 1120, apex.bone, 0.32),
      beam('heart', [640, -120], [640, 600], 520, apex.bone, 0.22),
      polygon(
        [
          [560, 540],
          [720, 540],
          [1010, 900],
          [270, 900],
        ],
        '#050506',
        { opacity: 0.85 },
      ),
      tag('g', {}, ...salt),
      place({ x: 640, y: 566, scale: 0.9 }, walker(0, apex.ink, apex.hot)),
    )
  );
}
