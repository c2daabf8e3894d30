import type { Diagnostic } from '#schemas/diagnostic.ts';
import { pageKinds } from '#schemas/generated/kinds.ts';
import { pointerTo } from '#schemas/issue.ts';
import { isComplete, type RealmBundle } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import { createError } from './mistakes.ts';
import { elementsOf } from './placed-elements.ts';

/**
 * Properties that hold the URL of an image, in any document. Films are not checked here: they may come from any origin.
 */
export const pictureNames: ReadonlySet<string> = new Set([
  'channelLogoUrl',
  'channelLogo',
  'coverUrl',
  'icon',
  'imageUrl',
  'logoUrl',
  'portraitImageUrl',
  'portraitUrl',
  'posterUrl',
  'smallCoverUrl',
  'source',
  'thumbnailUrl',
  'titleImage',
  'titleUrl',
]);

/** Image properties of catalogue titles. Their value may also be a path in the folder. */
const titlePictureNames: ReadonlySet<string> = new Set(['logo', 'picture', 'poster', 'titlePicture']);

/** The origin of an external URL; undefined for a URL on this server. */
const originOf = (address: string): string | undefined =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;

interface Strange {
  pointer: string;
  origin: string;
}

function picturesIn(value: unknown, pointer: string): Strange[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const at = pointerTo(pointer, key);
    if (typeof part !== 'string') return picturesIn(part, at);
    const origin = pictureNames.has(key) || titlePictureNames.has(key) ? originOf(part) : undefined;
    return origin === undefined ? [] : [{ pointer: at, origin }];
  });
}

/**
 * Reports images and plugins that the page's content security policy blocks, because their origin is not in the realm's
 * list.
 */
export function originFindings(bundle: RealmBundle): Diagnostic[] {
  const { settings } = bundle;
  const { pictures, plugins } = settings.document;
  const strange = (file: string, list: 'pictures' | 'plugins', found: readonly Strange[]) => {
    const listed = (list === 'pictures' ? pictures : plugins)?.origins ?? [];
    if (!isComplete(settings, `/${list}`)) return [];
    return found
      .filter(({ origin }) => !listed.includes(origin))
      .map(({ pointer, origin }) => ({
        ...createError(
          file,
          pointer,
          'strange-origin',
          `an address of an origin in ${list}.origins of realm.json`,
          origin,
        ),
        fix: `Add ${origin} to ${list}.origins of realm.json, or take it from a place that is listed.`,
      }));
  };
  return [
    ...documentsOf(bundle).flatMap(({ file, document }) => strange(file, 'pictures', picturesIn(document, ''))),
    ...bundle.pages.flatMap(({ file, document }) =>
      strange(
        file,
        'plugins',
        elementsOf(document).flatMap(({ element: { $type, attributes }, pointer }) => {
          const { url } = attributes;
          const origin = pageKinds.has($type) && typeof url === 'string' ? originOf(url) : undefined;
          return origin === undefined || isThisComputer(origin)
            ? []
            : [{ pointer: pointerTo(pointer, 'attributes', 'url'), origin }];
        }),
      ),
    ),
  ];
}

/** Whether an origin is on the local machine, where partners develop plugins. Such origins need no HTTPS. */
const isThisComputer = (origin: string) => /^http:\/\/([^/]*\.)?(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);
