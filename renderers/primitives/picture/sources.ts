/** Widths that the image service makes, in pixels. */
const widths = [240, 320, 480, 640, 800, 1080, 1280, 1600, 1920, 2560, 3840];

/** A picture's address without the width, which follows. */
const open = (src: string): string => `${src}${src.includes('?') ? '&' : '?'}w=`;

/** Address of a picture at one width. Pictures from elsewhere come in the one size they have. */
export const atWidth = (src: string, width: number): string => (src.startsWith('/') ? open(src) + width : src);

/** All widths up to `max` as a srcset. */
export function sourceSet(src: string, max: number): string | undefined {
  if (!src.startsWith('/')) return undefined;
  const address = open(src);
  let set = '';
  for (const width of widths) if (width <= max) set += `${set && ', '}${address}${width} ${width}w`;
  return set;
}
