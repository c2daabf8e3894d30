import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Media } from '#schemas/generated/types.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { textsIn } from '#schemas/localise.ts';
import type { RealmBundle } from './bundle.ts';
import { fault, mistake, warning } from './mistakes.ts';

type Film = Media['media'][string];

/** What is wrong with how a film's streams are encrypted. */
function protectionFindings(file: string, film: Film, pointer: string): Diagnostic[] {
  const { protection, hls, live } = film;
  if (!protection) return [];
  const { scheme, keySystems, licenceUrl, tokenSecret } = protection;
  const at = (name: string, expected: string, found: unknown) =>
    mistake(file, pointerTo(pointer, 'protection', name), expected, found);
  const isWhole = scheme === 'AES128';
  const foreign = keySystems.filter((system) => system !== 'CLEARKEY');
  const liveStreams = [live?.hls, ...(live?.alternatives ?? []).map((place) => place.hls)];
  return [
    ...(isWhole && keySystems.length > 0
      ? [at('keySystems', 'none, because AES128 knows no key systems', keySystems)]
      : []),
    ...(!isWhole && keySystems.length === 0
      ? [at('keySystems', 'one key system or more, such as CLEARKEY', keySystems)]
      : []),
    ...(scheme === 'CENC' && keySystems.includes('FAIRPLAY')
      ? [at('scheme', 'CBCS, the only scheme that FAIRPLAY knows', scheme)]
      : []),
    ...(foreign.length > 0 && licenceUrl === undefined
      ? [
          at(
            'licenceUrl',
            `the address of a licence server for ${foreign.join(', ')}: this one’s licences are for CLEARKEY`,
            undefined,
          ),
        ]
      : []),
    ...(licenceUrl === undefined && tokenSecret !== undefined
      ? [at('tokenSecret', 'none, where there is no licenceUrl', tokenSecret)]
      : []),
    ...(licenceUrl !== undefined && !licenceUrl.startsWith('/') && tokenSecret === undefined
      ? [at('tokenSecret', 'the name of the secret that signs tokens for licenceUrl', undefined)]
      : []),
    ...(isWhole && hls === undefined ? [at('scheme', 'CENC or CBCS, because DASH does not know AES128', scheme)] : []),
    ...(isWhole && liveStreams.some((address) => address?.startsWith('/media/') && address.includes('/low-latency/'))
      ? [
          at(
            'scheme',
            'CENC or CBCS, because AES128 encrypts segments that are whole, and low latency has none',
            scheme,
          ),
        ]
      : []),
  ];
}

/** What is wrong with a film's advertisements and watermark. */
function overFindings(file: string, { adUnits = [], watermark }: Film, pointer: string): Diagnostic[] {
  return [
    ...adUnits.flatMap(({ adFormat, offset }, index) => {
      const at = (expected: string) => mistake(file, pointerTo(pointer, 'adUnits', index, 'offset'), expected, offset);
      if (adFormat === 'MIDROLL') return offset === undefined ? [at('the second at which a MIDROLL begins')] : [];
      return offset === undefined ? [] : [at(`none: only a MIDROLL has an offset, and this is a ${adFormat}`)];
    }),
    ...(watermark && watermark.text === undefined && watermark.imageUrl === undefined
      ? [mistake(file, pointerTo(pointer, 'watermark'), 'a property “text” or “imageUrl”', watermark)]
      : []),
  ];
}

/** Addresses of films on this server; a live stream is made of the files of its film. */
const ownFilm = /^\/media\/([^/?#]+\/)(?:(?:live|low-latency)\/)?([^?#]+)/;

/** Properties that hold an address which a page loads media, keys or advertisements from. */
const LOADED = /\/(?:hls|dash|url|titles|thumbnails|licenceUrl|adTagUrl)$/;

/** Addresses that the pages' own policy blocks (`src/host/security.ts`), so that the film would fail for every viewer. */
const blockedFindings = (file: string, film: Film, pointer: string): Diagnostic[] =>
  textsIn(film, pointer)
    .filter((found) => LOADED.test(found.pointer) && !/^(?:https:\/\/|\/)/i.test(found.text))
    .map((found) =>
      mistake(
        file,
        found.pointer,
        'an address that begins with https:// or /, because browsers load no film from anywhere else',
        found.text,
      ),
    );

function filmFindings(file: string, film: Film, pointer: string): Diagnostic[] {
  const { hls, dash, skipMarkers = [] } = film;
  return [
    ...(hls === undefined && dash === undefined
      ? [mistake(file, pointer, 'a property “hls” or “dash”: the address of a film', film)]
      : []),
    ...(film.repeats && film.hls !== undefined && !ownFilm.test(film.hls)
      ? [mistake(file, pointerTo(pointer, 'hls'), 'an address below /media/, for a film that is repeated', film.hls)]
      : []),
    ...blockedFindings(file, film, pointer),
    ...protectionFindings(file, film, pointer),
    ...overFindings(file, film, pointer),
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
