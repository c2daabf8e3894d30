import { SHARE_PICTURE } from '#schemas/picture.ts';

/** Widths in pixels that pictures are made in: 110 and 600 for logos, 200 for posters, 820 behind the forms of phones, the others for what pages draw. */
export const widths = [110, 200, 240, 320, 480, 600, 640, 800, 820, 1080, 1280, 1600, 1920, 2560, 3840] as const;
const USUAL = 1280;
/** AVIF of more takes seconds of a processor for each picture, WebP a tenth of that. */
const WIDEST_AVIF = 1280;

/** The width to answer a wish with: the next one up, so that any number of wishes makes few pictures. */
export function snapWidth(wish: string | undefined): number {
  const wanted = wish === undefined ? USUAL : Number(wish);
  if (!Number.isFinite(wanted) || wanted <= 0) return USUAL;
  return widths.find((width) => width >= wanted) ?? 3840;
}

/** Widths other than this one, those that would be missed least first: larger ones before smaller ones, near ones before far ones. */
export function nearestWidths(wanted: number): number[] {
  const larger = widths.filter((width) => width > wanted);
  const smaller = widths.filter((width) => width < wanted).reverse();
  return [...larger, ...smaller];
}

/** A shape that pictures are cropped to: that of link previews (`SHARE_PICTURE`). */
export type PictureCrop = 'share';

/** The crop of a request's `w` and `h`; undefined for every other shape, which is answered whole. */
export const cropAt = (width: string | undefined, height: string | undefined): PictureCrop | undefined =>
  width === String(SHARE_PICTURE.width) && height === String(SHARE_PICTURE.height) ? 'share' : undefined;

/** Formats that pictures are answered in. */
export type ImageFormat = 'avif' | 'webp' | 'plain';

/** The formats that a browser says it takes, the best first; the plain one, JPEG or PNG, all do. */
export function takenFormats(accept: string | undefined): ImageFormat[] {
  const takes = (type: string) =>
    new RegExp(`(^|,)\\s*${type}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accept ?? '');
  return [
    ...(takes('image/avif') ? (['avif'] as const) : []),
    ...(takes('image/webp') ? (['webp'] as const) : []),
    'plain',
  ];
}

/** The format to render a picture of a width in, for a browser that takes these. */
export const formatAt = (width: number, taken: readonly ImageFormat[]): ImageFormat =>
  taken.find((format) => format !== 'avif' || width <= WIDEST_AVIF) ?? 'plain';
