/** Heights of pictures that are worth a difference, in pixels: of a side tile, and of the main one. */
const side = [180, 360];
const large = [360, 720, 1080, 2160];

/**
 * The highest picture that is worth loading for a tile.
 * @param height of its box, in pixels of the screen
 */
export function heightCapOf(height: number, isMain: boolean): number {
  const heights = isMain ? large : side;
  return heights.find((one) => one >= height) ?? heights.at(-1) ?? height;
}
