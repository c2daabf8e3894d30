/** Requested picture widths in pixels, by orientation. The image service generates all of them. */
const widths = {
  lying: [240, 320, 480, 640, 800, 1080, 1280, 1600, 1920, 2560, 3840],
  upright: [200, 320, 480, 640, 800],
} as const;

/** URL of a picture up to the value of its width parameter. */
const open = (src: string): string => `${src}${src.includes('?') ? '&' : '?'}w=`;

/** URL of a picture at one width. External pictures have a single size. */
export const atWidth = (src: string, width: number): string => (src.startsWith('/') ? open(src) + width : src);

/** Smallest available width that covers `pixels`, at most `max`; the same choice that browsers make from a srcset. */
export const widthFor = (pixels: number, max: number): number =>
  widths.lying.find((width) => width >= Math.min(pixels, max)) ?? max;

/** The `srcset` of all widths up to `max`. */
export function sourceSet(src: string, max: number, shape: keyof typeof widths = 'lying'): string | undefined {
  if (!src.startsWith('/')) return undefined;
  const address = open(src);
  let set = '';
  for (const width of widths[shape]) if (width <= max) set += `${set && ', '}${address}${width} ${width}w`;
  return set;
}
