import sharp, { type Sharp } from 'sharp';
import { SHARE_PICTURE } from '#schemas/picture.ts';
import type { ImageFormat, PictureCrop } from './size.ts';

/** A rendered picture. */
export interface RenderedPicture {
  bytes: Buffer;
  contentType: string;
}

/** Density at which one SVG unit is one pixel. */
const SVG_DENSITY = 72;
/** Maximum number of pixels of an original, because larger ones could exhaust the machine's memory. */
const MOST_PIXELS = 60_000_000;
/**
 * Maximum number of rendered pixels: those of the widest landscape picture of a page. A portrait picture of that width
 * would take three times as long.
 */
const MOST_RENDERED = 3840 * 2160;

/** Returns the requested width, or the largest one within the pixel limit. */
function affordable(width: number, { width: own = width, height = 1 }: { width?: number; height?: number }): number {
  return Math.max(1, Math.min(width, Math.floor(Math.sqrt((MOST_RENDERED * own) / height))));
}

/**
 * Draws an SVG at the target width, because enlarging it would blur and drawing it larger would be slow; resizes other
 * pictures.
 */
export async function loadPicture(bytes: Buffer, contentType: string, width: number): Promise<Sharp> {
  const options = { limitInputPixels: MOST_PIXELS };
  if (contentType !== 'image/svg+xml') {
    const { autoOrient } = await sharp(bytes, options).metadata();
    return sharp(bytes, options)
      .rotate()
      .resize({ width: affordable(width, autoOrient), withoutEnlargement: true });
  }
  const size = await sharp(bytes, { ...options, density: SVG_DENSITY }).metadata();
  const most = affordable(width, size);
  const density = Math.min(Math.max((SVG_DENSITY * most) / size.width, 1), 100_000);
  return sharp(bytes, { ...options, density }).resize({ width: most });
}

/**
 * Crops a picture to the aspect ratio of link previews around its most salient region. Smaller pictures are enlarged,
 * because sites reject small ones.
 */
async function cropToShare(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 },
  }).resize({
    ...SHARE_PICTURE,
    fit: 'cover',
    position: sharp.strategy.attention,
  });
}

/**
 * Renders a picture in a width and format. A crop has its own size.
 * @throws when the bytes are not a picture
 */
export async function renderPicture(
  bytes: Buffer,
  contentType: string,
  width: number,
  format: ImageFormat,
  crop?: PictureCrop,
): Promise<RenderedPicture> {
  const whole = await loadPicture(bytes, contentType, width);
  const picture = crop === 'share' ? await cropToShare(whole) : whole;
  if (format === 'avif')
    return { bytes: await picture.avif({ quality: 50, effort: 2 }).toBuffer(), contentType: 'image/avif' };
  if (format === 'webp') return { bytes: await picture.webp({ quality: 78 }).toBuffer(), contentType: 'image/webp' };
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const raw = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 },
  });
  const { isOpaque } = await raw.stats();
  if (!isOpaque) return { bytes: await raw.png().toBuffer(), contentType: 'image/png' };
  return { bytes: await raw.flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer(), contentType: 'image/jpeg' };
}
