/** Widths that pictures are asked for in, in pixels, by their shape. The image service makes all of them. */
const widths = {
  lying: [240, 320, 480, 640, 800, 1080, 1280, 1600, 1920, 2560, 3840],
  upright: [200, 320, 480, 640, 800],
} as const;

/** A picture's address without the width, which follows. */
const open = (src: string): string => `${src}${src.includes('?') ? '&' : '?'}w=`;

/** Address of a picture at one width. Pictures from elsewhere come in the one size they have. */
export const atWidth = (src: string, width: number): string => (src.startsWith('/') ? open(src) + width : src);

/** The smallest width that fills so many pixels, at most `max`: the file that browsers choose of a picture that is as wide. */
export const widthFor = (pixels: number, max: number): number =>
  widths.lying.find((width) => width >= Math.min(pixels, max)) ?? max;

/** All widths up to `max` as a srcset. */
export function sourceSet(src: string, max: number, shape: keyof typeof widths = 'lying'): string | undefined {
  if (!src.startsWith('/')) return undefined;
  const address = open(src);
  let set = '';
  for (const width of widths[shape]) if (width <= max) set += `${set && ', '}${address}${width} ${width}w`;
  return set;
}
