import { SHARE_PICTURE } from '#schemas/picture.ts';

/**
 * Widths in pixels of rendered pictures: 110 and 600 for logos, 200 for posters, 820 for the background of forms on
 * phones, the others for pages.
 */
export const widths = [110, 200, 240, 320, 480, 600, 640, 800, 820, 1080, 1280, 1600, 1920, 2560, 3840] as const;
const USUAL = 1280;
/** Maximum width in pixels of AVIF pictures; wider ones take seconds, WebP a tenth of that. */
const WIDEST_AVIF = 1280;

/** Rounds a requested width up to the next fixed width, so that the number of renderings is bounded. */
export function snapWidth(wish: string | undefined): number {
  const wanted = wish === undefined ? USUAL : Number(wish);
  if (!Number.isFinite(wanted) || wanted <= 0) return USUAL;
  return widths.find((width) => width >= wanted) ?? 3840;
}

/** Lists the other widths in order of preference: larger ones before smaller ones, near ones first. */
export function nearestWidths(wanted: number): number[] {
  const larger = widths.filter((width) => width > wanted);
  const smaller = widths.filter((width) => width < wanted).reverse();
  return [...larger, ...smaller];
}

/** The only aspect ratio to which pictures are cropped: that of link previews (`SHARE_PICTURE`). */
export type PictureCrop = 'share';

/** Returns the crop of the query parameters `w` and `h`; undefined for other sizes, which are not cropped. */
export const cropAt = (width: string | undefined, height: string | undefined): PictureCrop | undefined =>
  width === String(SHARE_PICTURE.width) && height === String(SHARE_PICTURE.height) ? 'share' : undefined;

/** Output formats; `plain` is JPEG or PNG. */
export type ImageFormat = 'avif' | 'webp' | 'plain';

/** Lists the formats that an Accept header allows, best first; all browsers accept the plain one. */
export function parseAcceptedFormats(accept: string | undefined): ImageFormat[] {
  const takes = (type: string) =>
    new RegExp(`(^|,)\\s*${type}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accept ?? '');
  return [
    ...(takes('image/avif') ? (['avif'] as const) : []),
    ...(takes('image/webp') ? (['webp'] as const) : []),
    'plain',
  ];
}

/** Selects the format for a width from the accepted ones. */
export const formatAt = (width: number, taken: readonly ImageFormat[]): ImageFormat =>
  taken.find((format) => format !== 'avif' || width <= WIDEST_AVIF) ?? 'plain';
