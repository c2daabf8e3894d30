/** Widths in pixels that pictures are made in: 110 and 600 for logos, 200 for posters. */
const widths = [110, 200, 240, 320, 480, 600, 640, 800, 1080, 1280, 1600, 1920, 2560, 3840] as const;
const USUAL = 1280;

/** The width to answer a wish with: the next one up, so that any number of wishes makes few pictures. */
export function snapWidth(wish: string | undefined): number {
  const wanted = wish === undefined ? USUAL : Number(wish);
  if (!Number.isFinite(wanted) || wanted <= 0) return USUAL;
  return widths.find((width) => width >= wanted) ?? 3840;
}

/** Formats that pictures are answered in. */
export type ImageFormat = 'avif' | 'webp' | 'plain';

/** The best format that a browser says it takes; the plain one is JPEG or PNG. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  const takes = (type: string) =>
    new RegExp(`(^|,)\\s*${type}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accept ?? '');
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'plain';
}
