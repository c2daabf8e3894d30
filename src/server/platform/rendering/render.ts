import sharp, { type Sharp } from 'sharp';
import { SHARE_PICTURE } from '#schemas/picture.ts';
import type { ImageFormat, PictureCrop } from './size.ts';

/** A picture as it is answered. */
export interface Rendered {
  bytes: Buffer;
  contentType: string;
}

/** At this density one unit of an SVG is one pixel. */
const SVG_DENSITY = 72;
/** Pictures of more pixels are refused: they would take the memory of the whole machine. */
const MOST_PIXELS = 60_000_000;
/** Pixels that are rendered: the widest picture that pages ask for. An upright one of that width would take three times as long. */
const MOST_RENDERED = 3840 * 2160;

/** The width to render in: the one that is wanted, or the widest in which the picture has no more pixels than may be. */
function affordable(width: number, { width: own = width, height = 1 }: { width?: number; height?: number }): number {
  return Math.max(1, Math.min(width, Math.floor(Math.sqrt((MOST_RENDERED * own) / height))));
}

/** An SVG is drawn at the width that is wanted: enlarging would blur it, drawing it large would take long. */
export async function drawn(bytes: Buffer, contentType: string, width: number): Promise<Sharp> {
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

/** Cuts a picture to the shape of link previews around what catches the eye. A smaller picture is enlarged: sites reject small ones. */
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
 * Renders a picture in a width and format. A cropped picture has the pixels of its crop.
 * @throws when the bytes are not a picture
 */
export async function render(
  bytes: Buffer,
  contentType: string,
  width: number,
  format: ImageFormat,
  crop?: PictureCrop,
): Promise<Rendered> {
  const whole = await drawn(bytes, contentType, width);
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
