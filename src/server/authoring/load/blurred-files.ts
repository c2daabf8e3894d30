import type { Catalogue } from '#schemas/generated/types.ts';
import type { AssetFile } from '../folder/bundle.ts';
import { loadPicture } from '../../platform/rendering/render.ts';
import { picturePathOf } from './pictures-at.ts';

/** Size of the placeholder in pixels; browsers scale it up with blur. */
const BLUR_SIZE = 16;

/**
 * Creates a tiny preview of a picture as a data URL of some hundred characters. Rejects if the bytes are not a picture.
 */
async function createBlur(bytes: Buffer, contentType: string): Promise<string> {
  const picture = await loadPicture(bytes, contentType, BLUR_SIZE);
  const small = picture.resize({ width: BLUR_SIZE, height: BLUR_SIZE, fit: 'inside' }).flatten();
  const tiny = await small.webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** All titles of a catalogue, including seasons and episodes. */
const titlesOf = ({ videos = [], series = [], playlists = [], events = [] }: Catalogue) => [
  ...videos,
  ...series,
  ...series.flatMap(({ seasons }) => [...seasons, ...seasons.flatMap(({ episodes }) => episodes)]),
  ...playlists,
  ...events,
];

/**
 * Adds a blurred placeholder to each image that cards show. Placeholders of images with the same content hash are
 * reused. An image that cannot be decoded gets none and is passed to `onFailure`.
 */
export async function blurredFiles(
  files: readonly AssetFile[],
  catalogues: readonly Catalogue[],
  known: ReadonlyMap<string, string>,
  onFailure: (path: string, error: unknown) => void,
): Promise<AssetFile[]> {
  const shown = new Set(catalogues.flatMap(titlesOf).map(picturePathOf));
  return Promise.all(
    files.map(async (file) =>
      shown.has(file.path) && file.contentType.startsWith('image/')
        ? {
            ...file,
            blur:
              known.get(file.hash) ??
              (await createBlur(file.bytes, file.contentType).catch((error: unknown) => {
                onFailure(file.path, error);
                return undefined;
              })),
          }
        : file,
    ),
  );
}
