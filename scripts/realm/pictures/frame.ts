import { random, type Random } from '../../drawing/random.ts';
import { short } from '../../drawing/svg.ts';
import { oklch } from '../palette.ts';

/** Context in which a motif of a generated picture is drawn: size, colours and a deterministic random generator. */
export interface DrawingContext {
  width: number;
  height: number;
  portrait: boolean;
  random: Random;
  /** A colour relative to the picture's hue: lightness, chroma and hue offset in degrees. */
  tone: (lightness: number, chroma: number, turn?: number) => string;
  /** Defines a vertical gradient and returns its paint reference. */
  fade: (...colours: string[]) => string;
}

/** Draws the content of a picture as SVG. */
export type Motif = (frame: DrawingContext) => string;

/** Creates a picture with a motif; `hue` in degrees. */
export function drawPicture(motif: Motif, seed: string, hue: number, portrait: boolean): string {
  const [width, height] = portrait ? [1000, 1500] : [1600, 900];
  const head: string[] = [];
  const frame: DrawingContext = {
    width,
    height,
    portrait,
    random: random(seed),
    tone: (lightness, chroma, turn = 0) => oklch(lightness, chroma, (hue + turn + 360) % 360),
    fade: (...colours) => {
      const id = String.fromCharCode(97 + head.length);
      const stops = colours.map(
        (colour, index) => `<stop offset="${short(index / (colours.length - 1), 2)}" stop-color="${colour}"/>`,
      );
      head.push(`<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`);
      return `url(#${id})`;
    },
  };
  const inside = motif(frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${head.join('')}</defs>${inside}</svg>\n`;
}
