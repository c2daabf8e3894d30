import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Media } from '#schemas/generated/types.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { listTexts } from '#schemas/localise.ts';
import { isFilmFile } from '#schemas/realm-folder.ts';
import type { RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { createError, createReferenceError, warning } from './mistakes.ts';

type Film = Media['media'][string];

/** Checks the encryption settings of a film's streams. */
function protectionFindings(file: string, film: Film, pointer: string): Diagnostic[] {
  const { protection, hls, live } = film;
  if (!protection) return [];
  const { scheme, keySystems, licenceUrl, tokenSecret } = protection;
  const at = (name: string, expected: string, found: unknown) =>
    createReferenceError(file, pointerTo(pointer, 'protection', name), expected, found);
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

/** Checks a film's ads and watermark. */
function overFindings(file: string, { adUnits = [], watermark }: Film, pointer: string): Diagnostic[] {
  return [
    ...adUnits.flatMap(({ adFormat, offset }, index) => {
      const at = (expected: string) =>
        createReferenceError(file, pointerTo(pointer, 'adUnits', index, 'offset'), expected, offset);
      if (adFormat === 'MIDROLL') return offset === undefined ? [at('the second at which a MIDROLL begins')] : [];
      return offset === undefined ? [] : [at(`none: only a MIDROLL has an offset, and this is a ${adFormat}`)];
    }),
    ...(watermark && watermark.text === undefined && watermark.imageUrl === undefined
      ? [createReferenceError(file, pointerTo(pointer, 'watermark'), 'a property “text” or “imageUrl”', watermark)]
      : []),
  ];
}

/** Matches URLs of films on this server. A simulated live stream plays the files of its film. */
const ownFilm = /^\/media\/([^/?#]+\/)(?:(?:live|low-latency)\/)?([^?#]+)/;

/** Properties that hold a URL from which a page loads media, keys or ads. */
const LOADED = /\/(?:mp4|hls|dash|url|titles|thumbnails|licenceUrl|adTagUrl)$/;

/** Reports film URLs that the content security policy of the pages blocks (`src/web/security/security.ts`). */
const blockedFindings = (file: string, film: Film, pointer: string): Diagnostic[] =>
  listTexts(film, pointer)
    .filter((found) => LOADED.test(found.pointer) && !/^(?:https:\/\/|\/|media\/)/i.test(found.text))
    .map((found) =>
      createReferenceError(
        file,
        found.pointer,
        'an address that begins with https:// or /, because browsers load no film from anywhere else',
        found.text,
      ),
    );

/** Required file extensions by property; browsers cannot play other types. */
const endings: readonly { property: RegExp; files: RegExp; expected: string }[] = [
  { property: /\/mp4$/, files: /\.mp4$/, expected: 'an MP4 file, such as media/night.mp4' },
  { property: /\/hls$/, files: /\.m3u8$/, expected: 'a playlist of HLS, such as media/night/master.m3u8' },
  { property: /\/dash$/, files: /\.mpd$/, expected: 'a manifest of DASH, such as media/night/manifest.mpd' },
  { property: /\/subtitles\/\d+\/url$/, files: /\.(?:vtt|srt)$/, expected: 'subtitles as .vtt or .srt' },
  { property: /\/(?:titles|thumbnails)$/, files: /\.vtt$/, expected: 'a file of WebVTT, which ends in .vtt' },
];

/** Reports film files of the folder that are missing or have the wrong type. */
const ownFileFindings = (file: string, film: Film, pointer: string, { files }: Known): Diagnostic[] =>
  listTexts(film, pointer)
    .filter(({ text }) => isFilmFile(text))
    .flatMap(({ pointer: at, text }) => {
      const ending = endings.find(({ property }) => property.test(at));
      if (ending && !ending.files.test(text))
        return [createError(file, at, 'film-type', ending.expected, describeValue(text))];
      return files.has(text) ? [] : [createReferenceError(file, at, 'a file of this folder', text, files)];
    });

/**
 * Reports encryption and external SubRip subtitles of an MP4 film: the player loads an MP4 file directly and unchanged,
 * so neither would work.
 */
function mp4Findings(file: string, { mp4, subtitles = [], protection }: Film, pointer: string): Diagnostic[] {
  const isSubRip = ({ format, url }: (typeof subtitles)[number]) => format === 'srt' || url.endsWith('.srt');
  return [
    ...(mp4 !== undefined && protection
      ? [createReferenceError(file, pointerTo(pointer, 'mp4'), 'none: only streams of HLS and DASH are encrypted', mp4)]
      : []),
    ...subtitles.flatMap((one, index) =>
      isSubRip(one) && !isFilmFile(one.url)
        ? [
            createReferenceError(
              file,
              pointerTo(pointer, 'subtitles', index, 'url'),
              'WebVTT, or a file in media/ of this folder: browsers cannot read SubRip from elsewhere',
              one.url,
            ),
          ]
        : [],
    ),
  ];
}

function filmFindings(file: string, film: Film, pointer: string, known: Known): Diagnostic[] {
  const { mp4, hls, dash, skipMarkers = [] } = film;
  const repeated = (['mp4', 'hls', 'dash'] as const).filter(
    (name) => film.repeats && film[name] !== undefined && (name === 'mp4' || !ownFilm.test(film[name])),
  );
  return [
    ...(hls === undefined && dash === undefined && mp4 === undefined
      ? [createReferenceError(file, pointer, 'a property “mp4”, “hls” or “dash”: the address of a film', film)]
      : []),
    ...repeated.map((name) =>
      createReferenceError(
        file,
        pointerTo(pointer, name),
        'a stream below /media/ of this server, for a film that is repeated',
        film[name],
      ),
    ),
    ...ownFileFindings(file, film, pointer, known),
    ...mp4Findings(file, film, pointer),
    ...blockedFindings(file, film, pointer),
    ...protectionFindings(file, film, pointer),
    ...overFindings(file, film, pointer),
    ...skipMarkers.flatMap(({ start, end }, index) =>
      end > start
        ? []
        : [
            createError(
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

/** Checks the realm's media document. */
export const mediaFindings = ({ media: { file, document } }: RealmBundle, known: Known): Diagnostic[] =>
  Object.entries(document.media).flatMap(([name, film]) => filmFindings(file, film, pointerTo('/media', name), known));

/**
 * Warns about films that are missing in the operator's film folder. It is only a warning, because the folder may be
 * filled later. Skipped without a film folder.
 */
export async function missingFilms(
  { media, pages }: RealmBundle,
  mediaFolder: string | undefined,
): Promise<Diagnostic[]> {
  if (mediaFolder === undefined) return [];
  const found = await Promise.all(
    [media, ...pages].flatMap(({ file, document }) =>
      listTexts(document).map(async ({ pointer, text }) => {
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
