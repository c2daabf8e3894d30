import { loadPicture } from '../../platform/rendering/render.ts';

/** Size of the placeholder in pixels; browsers scale it up with blur. */
const SIZE = 16;

/**
 * Creates a tiny preview of a picture as a data URL of some hundred characters. Rejects if the bytes are not a picture.
 */
export async function blurOf(bytes: Buffer, contentType: string): Promise<string> {
  const picture = await loadPicture(bytes, contentType, SIZE);
  const small = picture.resize({ width: SIZE, height: SIZE, fit: 'inside' }).flatten();
  const tiny = await small.webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
