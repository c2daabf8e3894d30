import type { Catalogue } from '#schemas/generated/types.ts';
import type { AssetFile } from '../folder/bundle.ts';
import { blurOf } from '../../site/images/blur.ts';
import { picturePathOf } from './pictures-at.ts';

/** Every title of a catalogue, whatever it is. */
const titlesOf = ({ videos = [], series = [], playlists = [], events = [] }: Catalogue) => [
  ...videos,
  ...series,
  ...series.flatMap(({ seasons }) => [...seasons, ...seasons.flatMap(({ episodes }) => episodes)]),
  ...playlists,
  ...events,
];

/**
 * A folder's files, those that cards of its titles show with the picture in a few pixels: a known one, by the hash of the
 * content, else it is drawn. One that cannot be drawn small goes without, and is told.
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
