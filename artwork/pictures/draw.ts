import { apexScenes, drawApex } from './apex/apex.ts';
import { drawLumen, lumenScenes } from './lumen/lumen.ts';
import type { Frame } from './stage.ts';
import type { Subject } from './subject.ts';

export type { Frame } from './stage.ts';
export type { Subject } from './subject.ts';

const brands = { apex: drawApex, lumen: drawLumen };

/** A brand with an art direction. */
export type Brand = keyof typeof brands;

/** The scene names of each brand, as authors may write them into `scene`. */
export const sceneNames: Record<Brand, readonly string[]> = {
  apex: apexScenes.map(({ name }) => name),
  lumen: lumenScenes.map(({ name }) => name),
};

/** Tells whether a text names a brand. */
export function isBrand(text: string): text is Brand {
  return Object.hasOwn(brands, text);
}

/** Draws the picture of a title as a whole SVG; the same title gives the same bytes. */
export function draw(brand: Brand, subject: Subject, frame: Frame): string {
  return brands[brand](subject, frame);
}
