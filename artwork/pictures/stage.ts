import type { Random } from '../../scripts/drawing/random.ts';
import { path, short } from '../../scripts/drawing/svg.ts';

/** 16:9 as 1600 x 900, or 2:3 as 1000 x 1500. */
export type Frame = 'landscape' | 'portrait';

/** One stop of a gradient: place, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a scene builder draws on: the frame, its focal point, colours, chance and shared definitions. */
export interface Stage<Palette> {
  readonly portrait: boolean;
  readonly width: number;
  readonly height: number;
  /** Where the main motif stands: right of centre in landscape, upper two thirds in portrait. */
  readonly focus: readonly [x: number, y: number];
  readonly random: Random;
  readonly palette: Palette;
  /** Defines a gradient along a line and returns its paint. */
  linear(ends: readonly [x1: number, y1: number, x2: number, y2: number], ...stops: Stop[]): string;
  /** Defines a round gradient and returns its paint. */
  radial(x: number, y: number, radius: number, ...stops: Stop[]): string;
  /** Defines a clip from path data and returns the attribute that uses it. */
  clip(data: string): string;
  /** Defines any element with the id that `build` is given and returns `url(#id)`. */
  define(build: (id: string) => string): string;
  /** Defines an element once under a name and returns its id. */
  shared(name: string, build: (id: string) => string): string;
  /**
   * Lays grain on a shape, dense at the height of the first end and gone at that of the other.
   * Each costs the rasteriser 20 to 40 ms at 1920 px, so a picture gets three at most.
   */
  grain(data: string, ends: readonly [x1: number, y1: number, x2: number, y2: number], opacity?: number): string;
  /** Everything defined so far, for the head of the picture. */
  definitions(): string;
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${short(opacity, 2)}"`;
      return `<stop${offset === 0 ? '' : ` offset="${short(offset, 2)}"`} stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** Makes an empty stage. */
export function createStage<Palette>(frame: Frame, random: Random, palette: Palette): Stage<Palette> {
  const portrait = frame === 'portrait';
  const width = portrait ? 1000 : 1600;
  const height = portrait ? 1500 : 900;
  const sway = random.fork('focus');
  const [aside, above] = [sway.range(-44, 44), sway.range(-16, 16)];
  const head: string[] = [];
  const names = new Map<string, string>();
  let grains = 0;
  const define = (build: (id: string) => string): string => {
    const id = String.fromCharCode(97 + head.length);
    head.push(build(id));
    return `url(#${id})`;
  };
  const ends = ([x1, y1, x2, y2]: readonly [number, number, number, number]): string =>
    `x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" gradientUnits="userSpaceOnUse"`;
  const stage: Stage<Palette> = {
    portrait,
    width,
    height,
    focus: portrait ? [500 + aside * 0.6, 640 + above] : [1010 + aside, 440 + above],
    random,
    palette,
    define,
    shared: (name, build) => {
      const known = names.get(name) ?? define(build).slice(5, -1);
      names.set(name, known);
      return known;
    },
    linear: (at, ...stops) =>
      define((id) => `<linearGradient id="${id}" ${ends(at)}>${stopTags(stops)}</linearGradient>`),
    radial: (x, y, radius, ...stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" gradientUnits="userSpaceOnUse">${stopTags(stops)}</radialGradient>`,
      ),
    clip: (data) => `clip-path="${define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)}"`,
    grain: (data, [, from, , to], opacity = 1) => {
      if (grains === 3) return '';
      grains += 1;
      const full = Math.abs(from - to) * 0.25;
      const [start, end] = from > to ? [to, from + full] : [from - full, to];
      // The tile starts no higher than its content: librsvg clips a filter inside a pattern to the frame.
      // Whole tens land on whole pixels at the usual widths; a tile between pixels takes three times as long.
      const shift = Math.ceil(Math.max(0, -start) / 10) * 10;
      const fade = from > to ? 'U' : 'D';
      const paint = define(
        (id) =>
          `<pattern id="${id}"${shift > 0 ? ` y="${short(-shift)}"` : ''} width="120" height="${short(shift > 0 ? height + shift + 300 : height)}" patternUnits="userSpaceOnUse"><rect y="${short(start + shift)}" width="120" height="${short(end - start)}" fill="url(#${fade})" filter="url(#m)"/></pattern>`,
      );
      return path(data, paint, `opacity="${short(opacity * 0.7, 2)}"`);
    },
    definitions: () => head.join(''),
  };
  return stage;
}
