import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Media } from '#schemas/generated/types.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { textsIn } from '#schemas/localise.ts';
import type { RealmBundle } from './bundle.ts';
import { fault, mistake, warning } from './mistakes.ts';

type Film = Media['media'][string];

/** Addresses of films on this server; a live stream is made of the files of its film. */
const ownFilm = /^\/media\/([^/?#]+\/)(?:(?:live|low-latency)\/)?([^?#]+)/;

function filmFindings(file: string, film: Film, pointer: string): Diagnostic[] {
  const { hls, dash, skipMarkers = [] } = film;
  return [
    ...(hls === undefined && dash === undefined
      ? [mistake(file, pointer, 'a property “hls” or “dash”: the address of a film', film)]
      : []),
    ...(film.repeats && film.hls !== undefined && !ownFilm.test(film.hls)
      ? [mistake(file, pointerTo(pointer, 'hls'), 'an address below /media/, for a film that is repeated', film.hls)]
      : []),
    ...skipMarkers.flatMap(({ start, end }, index) =>
      end > start
        ? []
        : [
            fault(
              file,
              pointerTo(pointer, 'skipMarkers', index, 'end'),
              'bounds',
              `a second after ${start}, its start`,
              `${end}`,
            ),
          ],
    ),
  ];
}

/** What is wrong with what the titles play. */
export const mediaFindings = ({ media: { file, document } }: RealmBundle): Diagnostic[] =>
  Object.entries(document.media).flatMap(([name, film]) => filmFindings(file, film, pointerTo('/media', name)));

/**
 * Films that are not in the folder of films, which may be filled later or elsewhere. Without such a folder nothing is
 * known of them.
 */
export async function missingFilms(
  { media, pages }: RealmBundle,
  mediaFolder: string | undefined,
): Promise<Diagnostic[]> {
  if (mediaFolder === undefined) return [];
  const found = await Promise.all(
    [media, ...pages].flatMap(({ file, document }) =>
      textsIn(document).map(async ({ pointer, text }) => {
        const [, film = '', name] = ownFilm.exec(text) ?? [];
        if (name === undefined) return [];
        const isThere = await stat(path.join(mediaFolder, film, name)).then(
          (facts) => facts.isFile(),
          () => false,
        );
        return isThere
          ? []
          : [warning(file, pointer, 'missing-film', 'a file of the folder of films', describeValue(text))];
      }),
    ),
  );
  return found.flat();
}
