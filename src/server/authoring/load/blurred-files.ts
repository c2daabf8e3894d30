import type { Catalogue } from '#schemas/generated/types.ts';
import type { AssetFile } from '../folder/bundle.ts';
import { blurOf } from '../../site/images/blur.ts';
import { picturePathOf } from './pictures-at.ts';

/** All titles of a catalogue, including seasons and episodes. */
const titlesOf = ({ videos = [], series = [], playlists = [], events = [] }: Catalogue) => [
  ...videos,
  ...series,
  ...series.flatMap(({ seasons }) => [...seasons, ...seasons.flatMap(({ episodes }) => episodes)]),
  ...playlists,
  ...events,
];

/**
 * Adds a blurred placeholder to each image that cards show, reusing known ones by content hash. An image that cannot be
 * decoded gets none and is reported by `onFailure`.
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
              (await blurOf(file.bytes, file.contentType).catch((error: unknown) => {
                onFailure(file.path, error);
                return undefined;
              })),
          }
        : file,
    ),
  );
}
