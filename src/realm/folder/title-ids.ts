import { titleFamilies, titleTypes } from '#schemas/card-types.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { isRecord } from '#schemas/guard.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { type DocumentKind, documentFile, kindOfFile } from '#schemas/realm-folder.ts';
import { replaceTitleId, toTitleNumber } from '#schemas/routes/title-number.ts';
import type { Written } from './documents-set.ts';
import { fault, mistake } from './mistakes.ts';

// In a folder, the id of a title is a number or a word. Everywhere else it is a number: words become numbers when a
// folder is read, and words again when it is exported.

type Part = Readonly<Record<string, unknown>>;
type Id = string | number;

/** Properties that hold the id of a title, or a list of ids. */
const references = [
  'seriesId',
  'seasonId',
  'playlistId',
  'eventId',
  'liveEventId',
  'contentId',
  'entityId',
  'channel',
  'ids',
];
const referencesOfKind: Partial<Record<DocumentKind, readonly string[]>> = {
  catalogue: [...references, 'trailers', 'items'],
  fighters: [...references, 'titles'],
};

/** Types of links and cards whose id is that of a title. */
const typesOfTitles: ReadonlySet<unknown> = new Set([...titleFamilies, ...titleTypes]);

const titlePlace = /^\/(?:videos|playlists|events|series(?:\/\d+\/seasons(?:\/\d+\/episodes)?)?)\/\d+$/;
const channelPlace = /^\/channels\/\d+$/;

const isTitle = (kind: DocumentKind, pointer: string): boolean => kind === 'catalogue' && titlePlace.test(pointer);

/** What takes the place of the ids in a document. */
interface Replacement {
  /** Another id; undefined leaves the one that is there. */
  replace: (id: Id, pointer: string) => Id | undefined;
  /** A title of the catalogue with another id. */
  replaceTitle: (title: Part, pointer: string) => Part;
}

const hrefs = /(<a\s[^>]*?href\s*=\s*["'])(\/[^"']*)/gi;

/** A document with other ids of titles, in its properties, links and addresses. */
function replaceIds(kind: DocumentKind, document: unknown, { replace, replaceTitle }: Replacement): unknown {
  const keys = new Set(referencesOfKind[kind] ?? references);
  const replaceInAddress = (address: string, pointer: string): string =>
    replaceTitleId(address, {}, (id) => replace(/^\d+$/.test(id) ? Number(id) : id, pointer)) ?? address;
  const replaceInText = (text: string, pointer: string): string =>
    text.startsWith('/')
      ? replaceInAddress(text, pointer)
      : text.replace(hrefs, (_all, before: string, address: string) => before + replaceInAddress(address, pointer));
  const replaceInPart = (part: Part, pointer: string): Part => {
    const hasTitleId = typesOfTitles.has(part['type']) || (kind === 'guide' && channelPlace.test(pointer));
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => {
        const isId = name === 'id' ? hasTitleId : keys.has(name);
        return [name, replaceIn(value, isId, pointerTo(pointer, name))];
      }),
    );
  };
  const replaceIn = (value: unknown, isId: boolean, pointer: string): unknown => {
    if (isId && (typeof value === 'string' || typeof value === 'number')) return replace(value, pointer) ?? value;
    if (typeof value === 'string') return replaceInText(value, pointer);
    if (Array.isArray(value)) return value.map((item, index) => replaceIn(item, isId, pointerTo(pointer, index)));
    if (!isRecord(value)) return value;
    return replaceInPart(isTitle(kind, pointer) ? replaceTitle(value, pointer) : value, pointer);
  };
  return replaceIn(document, false, '');
}

/** The ids of all titles in a document of the catalogue, as their author wrote them. */
function findTitleIds({ kind, value }: Written): string[] {
  const ids: string[] = [];
  const replaceTitle = (title: Part) => {
    if (typeof title['id'] === 'string') ids.push(title['id']);
    return title;
  };
  if (kind === 'catalogue') replaceIds(kind, value, { replace: () => undefined, replaceTitle });
  return ids;
}

/** The documents of a folder with numbers in the place of words. */
export interface NumberedDocuments {
  written: Written[];
  /** Says of ids that are no numbers what is wrong with them, where the check by schemas only found no number there. */
  explain: (shape: readonly Diagnostic[]) => Diagnostic[];
}

const placeOf = (file: string, pointer: string): string => `${file} ${pointer}`;

/**
 * Replaces the words that a folder has as ids of titles by their numbers, wherever its documents name the titles. A title
 * keeps its word as `ownId`. What is no id of the folder's catalogue stays as it is.
 */
export function numberTitles(documents: readonly Written[]): NumberedDocuments {
  const words = new Set(documents.flatMap(findTitleIds).filter((id) => toTitleNumber(id) !== undefined));
  const explained = new Map<string, Diagnostic>();
  const written = documents.map(({ kind, name, value }): Written => {
    const file = documentFile(kind, name);
    const replace = (id: Id, pointer: string) => {
      if (typeof id === 'number') return undefined;
      if (words.has(id)) return toTitleNumber(id);
      explained.set(placeOf(file, pointer), mistake(file, pointer, 'the id of a title', id, words));
      return undefined;
    };
    const replaceTitle = (title: Part, pointer: string): Part => {
      const { id } = title;
      if (typeof id !== 'string') return title;
      const number = toTitleNumber(id);
      if (number !== undefined) return { ...title, id: number, ownId: id };
      const expected = /^\d+$/.test(id)
        ? 'a number without quotation marks, or a word'
        : 'a number, or a word of letters, digits, hyphens, dots and underscores such as tokyo-story';
      const place = pointerTo(pointer, 'id');
      explained.set(placeOf(file, place), fault(file, place, 'title-id', expected, describeValue(id)));
      return title;
    };
    return { kind, name, value: replaceIds(kind, value, { replace, replaceTitle }) };
  });
  return {
    written,
    explain: (shape) => shape.map((one) => explained.get(placeOf(one.document, one.pointer)) ?? one),
  };
}

/** Whether a title's number was made of its word. */
const hasWord = ({ id, ownId }: Part): boolean => typeof ownId === 'string' && toTitleNumber(ownId) === id;

/**
 * Replaces the numbers that were made of words by the words, in all documents of a realm: the reverse of `numberTitles`.
 * @param documents each by its file; contents that are no documents stay as they are
 */
export function nameTitles(documents: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const words = new Map<Id, string>();
  const collect = (title: Part): Part => {
    if (hasWord(title)) words.set(title['id'] as number, title['ownId'] as string);
    return title;
  };
  const entries = [...documents].map(([file, value]) => ({ file, value, kind: kindOfFile(file) }));
  for (const { kind, value } of entries)
    if (kind === 'catalogue') replaceIds(kind, value, { replace: () => undefined, replaceTitle: collect });
  if (words.size === 0) return documents;
  const replaceTitle = (title: Part): Part => {
    if (!hasWord(title)) return title;
    const { ownId, ...rest } = title;
    return { ...rest, id: ownId };
  };
  return new Map(
    entries.map(({ file, value, kind }) => [
      file,
      kind === undefined ? value : replaceIds(kind, value, { replace: (id) => words.get(id), replaceTitle }),
    ]),
  );
}
