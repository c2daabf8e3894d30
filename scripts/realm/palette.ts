import { readable } from '#schemas/contrast.ts';
import { hash } from '../drawing/random.ts';

/** OKLCH colour (B. Ottosson 2020): lightness 0 to 1, chroma from 0, hue in degrees. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

const DEGREE = Math.PI / 180;
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function linearOf({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(h * DEGREE), c * Math.sin(h * DEGREE)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (channels: readonly number[]) => channels.every((value) => value > -0.0005 && value < 1.0005);

/** Converts OKLCH to `#rrggbb`; chroma is reduced until the colour is within sRGB. */
export function oklch(l: number, c: number, h: number): string {
  let chroma = c;
  while (chroma > 0 && !isShown(linearOf({ l, c: chroma, h }))) chroma = Math.max(0, chroma - 0.004);
  const channels = linearOf({ l, c: chroma, h }).map((value) =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, value)))),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Hue of a `#rrggbb` colour in degrees. */
export function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return (Math.atan2(b, a) / DEGREE + 360) % 360;
}

/** Colours of a theme, keyed by name. */
export type Colours = ReturnType<typeof coloursFrom>;

/** Default brand colour, derived from the realm's name. */
export const brandFor = (name: string): string => oklch(0.76, 0.155, hash(name) % 360);

/** Creates a dark theme for a brand colour; all pairs have readable contrast. */
export function coloursFrom(brand: string) {
  const hue = hueOf(brand);
  const [background, surface, raised] = [oklch(0.165, 0.018, hue), oklch(0.205, 0.021, hue), oklch(0.25, 0.025, hue)];
  // A colour that is readable on the lightest of the three background colours is readable on all.
  const onAll = (colour: string) => readable(colour, raised, 4.6);
  return {
    background,
    surface,
    raised,
    text: onAll(oklch(0.965, 0.008, hue)),
    muted: onAll(oklch(0.77, 0.022, hue)),
    line: oklch(0.34, 0.026, hue),
    brand,
    onBrand: readable(oklch(0.19, 0.04, hue), brand, 4.6),
    live: oklch(0.68, 0.2, 25),
    danger: onAll(oklch(0.77, 0.13, 25)),
    success: onAll(oklch(0.81, 0.14, 150)),
    focus: '#ffffff',
  };
}
