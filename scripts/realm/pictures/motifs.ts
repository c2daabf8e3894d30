import { box, d, oval, path, type Point, poly } from '../../drawing/svg.ts';
import type { DrawingContext, Motif } from './frame.ts';

const sky = ({ width, height }: DrawingContext, paint: string) => path(box(0, 0, width, height), paint);

/** Points of a wavy line from left to right. */
function rolling({ width, random }: DrawingContext, level: number, swing: number, waves: number): Point[] {
  const shift = random.range(0, Math.PI * 2);
  return Array.from({ length: 41 }, (_, index): Point => {
    const x = (width * index) / 40;
    const turn = (index / 40) * Math.PI * 2 * waves + shift;
    return [x, level + Math.sin(turn) * swing + Math.sin(turn * 2.3 + shift) * swing * 0.32];
  });
}

const ground = ({ width, height }: DrawingContext, points: readonly Point[]) =>
  poly([...points, [width, height], [0, height]]);

/** A low sun over dunes. */
export const dunes: Motif = (frame) => {
  const { width, height, tone, fade, portrait } = frame;
  const horizon = height * (portrait ? 0.56 : 0.52);
  const radius = height * (portrait ? 0.13 : 0.2);
  const layers = [0, 1, 2, 3, 4].map((layer) => {
    const level = horizon + height * (0.05 + layer * 0.1);
    const paint = fade(tone(0.6 - layer * 0.095, 0.13, layer * 7 - 12), tone(0.4 - layer * 0.075, 0.1, layer * 9));
    return path(ground(frame, rolling(frame, level, height * (0.035 + layer * 0.012), 0.7 + layer * 0.22)), paint);
  });
  return [
    sky(frame, fade(tone(0.36, 0.12, -55), tone(0.62, 0.14, -22), tone(0.88, 0.1, 18))),
    path(oval(width * 0.68, horizon - radius * 0.2, radius * 1.5), tone(0.93, 0.08, 30), 'opacity=".3"'),
    path(oval(width * 0.68, horizon - radius * 0.2, radius), tone(0.95, 0.07, 34)),
    ...layers,
  ].join('');
};

/** Mountain ranges lit from one side. */
export const peaks: Motif = (frame) => {
  const { width, height, tone, fade, random, portrait } = frame;
  const range = (layer: number) => {
    const count = (portrait ? 3 : 5) + layer;
    const base = height * (0.62 + layer * 0.13);
    const step = width / count;
    return Array.from({ length: count + 1 }, (_, index) => {
      const [x, half] = [step * (index + random.range(-0.2, 0.2)), step * random.range(0.75, 1.05)];
      const top = base - height * random.range(0.2, 0.36) * (1 - layer * 0.16);
      const fold = half * random.range(-0.12, 0.12);
      const lit = poly([
        [x, top],
        [x + fold, (top + base) / 2],
        [x - fold * 0.6, height],
        [x - half * 1.5, height],
      ]);
      const dark = poly([
        [x, top],
        [x + fold, (top + base) / 2],
        [x - fold * 0.6, height],
        [x + half * 1.5, height],
      ]);
      return path(lit, tone(0.62 - layer * 0.15, 0.1, 6)) + path(dark, tone(0.45 - layer * 0.12, 0.11, -14));
    }).join('');
  };
  const moon = [width * 0.3, height * 0.2, height * (portrait ? 0.07 : 0.1)] as const;
  return [
    sky(frame, fade(tone(0.22, 0.09, -30), tone(0.46, 0.13, -8), tone(0.84, 0.09, 26))),
    path(oval(...moon), tone(0.95, 0.04, 40)),
    ...[0, 1, 2].map(range),
  ].join('');
};

/** A town at night with lit windows. */
export const towers: Motif = (frame) => {
  const { width, height, tone, fade, random } = frame;
  const row = (layer: number) => {
    const parts: string[] = [];
    for (let x = -20; x < width; ) {
      const [wide, high] = [random.range(70, 150), height * random.range(0.22, 0.56) * (1 - layer * 0.16)];
      const top = height - high;
      parts.push(path(box(x, top, wide, high), fade(tone(0.4 - layer * 0.1, 0.1, layer * 12), tone(0.22, 0.07, -10))));
      const windows: string[] = [];
      for (let y = top + 26; y < height - 30; y += 38)
        for (let at = x + 16; at < x + wide - 24; at += 28) if (random.chance(0.36)) windows.push(box(at, y, 12, 18));
      parts.push(path(windows.join(''), tone(0.9, 0.11, 62), `opacity="${layer === 0 ? '.45' : '.9'}"`));
      x += wide + random.range(-6, 22);
    }
    return parts.join('');
  };
  return [
    sky(frame, fade(tone(0.2, 0.08, -30), tone(0.42, 0.14, -6), tone(0.7, 0.14, 38))),
    path(oval(width * 0.72, height * 0.3, height * 0.12), tone(0.92, 0.07, 50)),
    row(0),
    row(1),
  ].join('');
};

/** A sea of overlapping scales under a round sun. */
export const waves: Motif = (frame) => {
  const { width, height, tone, fade } = frame;
  const radius = width / (frame.portrait ? 7 : 11);
  const rows = Math.ceil((height * 0.62) / (radius * 0.5)) + 1;
  const scale = (x: number, y: number, depth: number) =>
    [1, 0.74, 0.48, 0.22]
      .map((part, ring) =>
        path(oval(x, y, radius * part), tone(0.74 - depth * 0.42 + (ring % 2 ? 0.13 : 0), 0.11, depth * 40 - 26)),
      )
      .join('');
  const sea = Array.from({ length: rows }, (_, row) => {
    const y = height * 0.46 + row * radius * 0.5;
    return Array.from({ length: Math.ceil(width / radius / 2) + 2 }, (__, index) =>
      scale((index - 0.5) * radius * 2 + (row % 2 ? radius : 0), y, row / rows),
    ).join('');
  });
  return [
    sky(frame, fade(tone(0.5, 0.14, -50), tone(0.78, 0.12, -12), tone(0.92, 0.07, 30))),
    path(oval(width * 0.66, height * 0.36, Math.round(height * 0.2)), tone(0.78, 0.16, 40)),
    ...sea,
  ].join('');
};

/** Rings with moons among stars. */
export const orbits: Motif = (frame) => {
  const { width, height, tone, fade, random, portrait } = frame;
  const [x, y] = [width * (portrait ? 0.5 : 0.64), height * (portrait ? 0.42 : 0.5)];
  const unit = Math.min(width, height) * 0.11;
  const stars = Array.from({ length: 130 }, () =>
    oval(random.range(0, width), random.range(0, height), random.range(1, 3.4)),
  );
  const rings = [2, 3.1, 4.4, 5.9].map((radius, index) => {
    const turn = random.range(0, Math.PI * 2);
    const [mx, my] = [x + Math.cos(turn) * unit * radius, y + Math.sin(turn) * unit * radius];
    // The size is rounded, so that the two halves of the moon's outline meet.
    const size = Math.round(unit * (0.3 + index * 0.09));
    return (
      `<path fill="none" stroke="${tone(0.7, 0.1, index * 16)}" stroke-opacity=".5" stroke-width="3" d="${oval(x, y, unit * radius)}"/>` +
      path(oval(mx, my, size), fade(tone(0.86, 0.13, index * 34), tone(0.48, 0.15, index * 34 - 20)))
    );
  });
  return [
    sky(frame, fade(tone(0.17, 0.06, -30), tone(0.3, 0.11, 6), tone(0.42, 0.14, 34))),
    path(stars.join(''), tone(0.95, 0.03, 40), 'opacity=".7"'),
    path(oval(x, y, unit * 1.5), tone(0.85, 0.13, 60), 'opacity=".25"'),
    path(oval(x, y, unit), fade(tone(0.95, 0.09, 70), tone(0.72, 0.17, 40))),
    ...rings,
  ].join('');
};

/** A path through arches towards the light. */
export const arches: Motif = (frame) => {
  const { width, height, tone, fade, portrait } = frame;
  const centre = width * (portrait ? 0.5 : 0.62);
  const arch = (half: number, top: number, foot: number) =>
    d`M${centre - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${centre + half} ${top + half}V${foot}Z`;
  const gates = Array.from({ length: 6 }, (_, index) => {
    const part = 1 - index / 6.4;
    const half = (portrait ? width * 0.52 : height * 0.56) * part ** 1.25;
    const foot = height * (0.66 + 0.34 * part);
    const paint = fade(
      tone(0.38 + index * 0.085, 0.15, index * 9 - 30),
      tone(0.26 + index * 0.08, 0.13, index * 9 - 44),
    );
    return path(arch(half, height * 0.94 - height * 0.96 * part ** 0.8, foot), paint);
  });
  const steps = [0, 1, 2, 3, 4].map((index) => {
    const half = width * (0.07 + index * 0.055);
    return path(
      box(centre - half, height * (0.74 + index * 0.055), half * 2, height * 0.06),
      tone(0.9 - index * 0.1, 0.08, 44 - index * 10),
      'opacity=".5"',
    );
  });
  return [
    sky(frame, fade(tone(0.22, 0.09, -40), tone(0.3, 0.12, -24))),
    ...gates,
    path(oval(centre, height * 0.58, Math.round(height * 0.085)), tone(0.96, 0.08, 70)),
    ...steps,
  ].join('');
};
