import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { AssetFile, RealmBundle } from './bundle.ts';
import { pictureSize } from '../../site/files/picture-size.ts';
import { createError, fileMistake, warning } from './mistakes.ts';

const HEAVY = 500_000;
const MEGABYTE = 1_000_000;
/** Maximum size of all images and fonts of the folder together, in bytes. */
const MOST = 100 * MEGABYTE;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

async function pictureFindings(file: AssetFile): Promise<Diagnostic[]> {
  const { path, bytes, contentType } = file;
  if (!(await pictureSize(bytes)))
    return [createError(path, '', 'picture', `a picture that can be read as ${contentType}`, 'none')];
  return bytes.length > HEAVY
    ? [warning(path, '', 'file-size', `at most ${kilobytes(HEAVY)}`, kilobytes(bytes.length))]
    : [];
}

/** WOFF2 files start with the signature `wOF2`. */
const isWoff2 = ({ bytes }: AssetFile) => bytes.subarray(0, 4).toString('latin1') === 'wOF2';

const fileFindings = async (file: AssetFile): Promise<Diagnostic[]> => {
  if (file.contentType.startsWith('image/')) return pictureFindings(file);
  return file.contentType !== 'font/woff2' || isWoff2(file)
    ? []
    : [fileMistake(file.path, 'font', 'a typeface as WOFF2', 'another kind of file')];
};

/** Aspect ratios (width divided by height) at which a logo stays legible. */
const logoShapes = {
  main: { least: 1, most: 12, expected: 'a logo between as wide as high and twelve times as wide' },
  small: { least: 0.5, most: 2, expected: 'a logo that is about as wide as high' },
  icon: { least: 0.8, most: 1.25, expected: 'a square icon' },
} as const;

async function logoFindings({ settings, files }: RealmBundle): Promise<Diagnostic[]> {
  const { logos } = settings.document;
  const found = await Promise.all(
    (['main', 'small', 'icon'] as const).map(async (name) => {
      const file = files.find(({ path }) => path === logos[name]);
      const size = file && (await pictureSize(file.bytes));
      if (!size) return [];
      const { least, most, expected } = logoShapes[name];
      const shape = size.width / size.height;
      return shape >= least && shape <= most
        ? []
        : [warning(settings.file, `/logos/${name}`, 'logo', expected, `${size.width} by ${size.height}`)];
    }),
  );
  return found.flat();
}

function weightFindings({ files, settings }: RealmBundle): Diagnostic[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total <= MOST) return [];
  const expected = `at most ${MOST / MEGABYTE} MB of pictures and typefaces in the folder`;
  return [createError(settings.file, '', 'folder-size', expected, `${Math.ceil(total / MEGABYTE)} MB`)];
}

/** Reports invalid or oversized images and fonts, and logos with an unsuitable aspect ratio. */
export async function fileFindingsIn(bundle: RealmBundle): Promise<Diagnostic[]> {
  const found = await Promise.all([...bundle.files.map(fileFindings), logoFindings(bundle)]);
  return [...found.flat(), ...weightFindings(bundle)];
}
