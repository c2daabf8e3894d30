import { scatter } from './random.ts';
import { type Placement, path, place } from './svg.ts';

/**
 * Printed shading: specks that thicken towards one side. It moves with its shape, which an encoder can
 * follow, unlike grain. Each maker gives a function that only places what was scattered once.
 */
type Stipple = (at: Placement, fill: string) => string;

const speck = (x: number, y: number, size: number) => {
  const [left, top, side] = [x.toFixed(1), y.toFixed(1), size.toFixed(1)];
  return `M${left} ${top}h${side}v${side}h-${side}z`;
};

const asOnePath = (specks: string[]): Stipple => {
  const d = specks.join('');
  return (at, fill) => place(at, path(d, fill));
};

/** Shades the lower right of a disc of radius `r` round 0,0. */
export function stippleDisc(seed: number, r: number, count = Math.round(r * 3)): Stipple {
  const specks = scatter(seed, count, (random) => {
    const angle = Math.PI * (0.25 + (random() + random() - 1) * 0.62);
    const out = r * Math.sqrt(1 - random() ** 1.6 * 0.8) - 3;
    return speck(Math.cos(angle) * out, Math.sin(angle) * out, 1.6 + random() * 1.8);
  });
  return asOnePath(specks);
}

/** Shades a band `width` by `height` from its lower edge upwards, with its upper left at 0,0. */
export function stippleBand(seed: number, width: number, height: number, count: number): Stipple {
  const specks = scatter(seed, count, (random) =>
    speck(random() * width, height * (1 - random() ** 2.2), 1.6 + random() * 1.8),
  );
  return asOnePath(specks);
}
