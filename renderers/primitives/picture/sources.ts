/** Widths that the image service makes, in pixels (product document, image width sets). */
const widths = [240, 320, 480, 640, 800, 1080, 1280, 1600, 1920, 2560, 3840];

/** Address of a picture at one width. Pictures from elsewhere come in the one size they have. */
export const atWidth = (src: string, width: number): string =>
  src.startsWith('/') ? `${src}${src.includes('?') ? '&' : '?'}w=${width}` : src;

/** All widths up to `max` as a srcset. */
export const sourceSet = (src: string, max: number): string | undefined =>
  src.startsWith('/')
    ? widths
        .filter((width) => width <= max)
        .map((width) => `${atWidth(src, width)} ${width}w`)
        .join(', ')
    : undefined;
