import sharp from 'sharp';
import { type Brand, draw, type Frame, isBrand, sceneNames } from './draw.ts';
import { sampleSubjects } from './sample.ts';

const gap = 12;

/** Renders many pictures side by side, so that one can look at a brand as a whole. */
export async function contactSheet(brand: Brand, frame: Frame, count: number, scene?: string): Promise<Buffer> {
  const [width, height, columns] = frame === 'portrait' ? [240, 360, 8] : [320, 180, 6];
  const tiles = await Promise.all(
    sampleSubjects(sceneNames[brand], count, scene).map(async (subject, index) => ({
      input: await sharp(Buffer.from(draw(brand, subject, frame)))
        .resize(width, height)
        .png()
        .toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(count / columns);
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(tiles)
    .png()
    .toBuffer();
}

async function main([brand = '', out = '', ...options]: string[]): Promise<void> {
  const option = (name: string): string | undefined => {
    const at = options.indexOf(`--${name}`);
    return at < 0 ? undefined : options[at + 1];
  };
  if (!isBrand(brand) || !out)
    throw new Error('Usage: sheet.ts <apex|lumen> <out.png> [--frame portrait] [--count 40] [--scene name]');
  const frame = option('frame') === 'portrait' ? 'portrait' : 'landscape';
  await sharp(await contactSheet(brand, frame, Number(option('count') ?? 40), option('scene'))).toFile(out);
}

if (import.meta.main) await main(process.argv.slice(2));
