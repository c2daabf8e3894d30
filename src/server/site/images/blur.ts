import { drawn } from '../../platform/rendering/render.ts';

/** Enough to tell where it is light and dark, and in which colours; a browser draws it large, and soft. */
const SIZE = 16;

/** A picture in a few pixels, as an address that holds it: some hundred characters. Rejects for what is no picture. */
export async function blurOf(bytes: Buffer, contentType: string): Promise<string> {
  const picture = await drawn(bytes, contentType, SIZE);
  const small = picture.resize({ width: SIZE, height: SIZE, fit: 'inside' }).flatten();
  const tiny = await small.webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
