/** Rendition height limits in pixels, for side tiles and for the main one. */
const side = [180, 360];
const large = [360, 720, 1080, 2160];

/**
 * Maximum rendition height for a tile.
 * @param height Height of its box, in device pixels.
 */
export function heightCapOf(height: number, isMain: boolean): number {
  const heights = isMain ? large : side;
  return heights.find((one) => one >= height) ?? heights.at(-1) ?? height;
}
