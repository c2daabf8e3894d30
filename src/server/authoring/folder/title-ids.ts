import { titleFamilies, titleTypes } from '#schemas/card-types.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { isRecord } from '#schemas/guard.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { type DocumentKind, documentFile, kindOfFile } from '#schemas/realm-folder.ts';
import { replaceTitleId, toTitleNumber } from '#schemas/routes/title-number.ts';
import type { WrittenDocument } from './documents-set.ts';
import { createError, createReferenceError } from './mistakes.ts';
import { mapParts } from './written.ts';

// In a folder, a title's id is a number or a word. In the database and the API it is always a number: words become
// numbers when a folder is read, and words again when it is exported.

type Part = Readonly<Record<string, unknown>>;
type Id = string | number;

/** Properties that hold one or more title ids. */
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

/** Types of links and cards that refer to a title by id. */
const typesOfTitles: ReadonlySet<unknown> = new Set([...titleFamilies, ...titleTypes]);

/** Paths of the titles in a catalogue, in the path syntax of `written.ts`. */
const titlePaths = ['/videos', '/series', '/series/*/seasons', '/series/*/seasons/*/episodes', '/playlists', '/events'];
const titlePlace = new RegExp(`^(?:${titlePaths.join('|').replaceAll('*', '\\d+')})/\\d+$`);
const channelPlace = /^\/channels\/\d+$/;

const isTitle = (kind: DocumentKind, pointer: string): boolean => kind === 'catalogue' && titlePlace.test(pointer);

/** How the title ids in a document are replaced. */
interface Replacement {
  /** Returns the id that replaces the given one; undefined leaves it unchanged. */
  find: (id: Id) => Id | undefined;
  /** Called for a word in the place of an id that is not the id of any title. */
  onUnknown?: (id: string, pointer: string) => void;
  /** Returns a catalogue title with its new id. */
  replaceTitle: (title: Part, pointer: string) => Part;
}

const hrefs = /(<a\s[^>]*?href\s*=\s*["'])(\/[^"']*)/gi;

const toId = (segment: string): Id => (/^\d+$/.test(segment) ? Number(segment) : segment);

/** Replaces title ids in a document's properties, links and addresses. */
function replaceIds(kind: DocumentKind, document: unknown, replacement: Replacement): unknown {
  const { find, onUnknown, replaceTitle } = replacement;
  const keys = new Set(referencesOfKind[kind] ?? references);
  // Most URLs contain no title id, so segments are compared first: matching routes is much slower.
  const replaceInAddress = (address: string): string =>
    (address.split(/[/?#]/).some((segment) => find(toId(segment)) !== undefined) &&
      replaceTitleId(address, {}, (id) => find(toId(id)))) ||
    address;
  const replaceInText = (text: string): string =>
    text.startsWith('/')
      ? replaceInAddress(text)
      : text.replace(hrefs, (_all, before: string, address: string) => before + replaceInAddress(address));
  const replaceId = (id: Id, pointer: string): Id => {
    const found = find(id);
    if (found === undefined && typeof id === 'string') onUnknown?.(id, pointer);
    return found ?? id;
  };
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
    if (isId && (typeof value === 'string' || typeof value === 'number')) return replaceId(value, pointer);
    if (typeof value === 'string') return replaceInText(value);
    if (Array.isArray(value)) return value.map((item, index) => replaceIn(item, isId, pointerTo(pointer, index)));
    if (!isRecord(value)) return value;
    return replaceInPart(isTitle(kind, pointer) ? replaceTitle(value, pointer) : value, pointer);
  };
  return replaceIn(document, false, '');
}

/** The titles of a catalogue document as its author wrote them, valid or not. */
const findTitles = (kind: DocumentKind | undefined, document: unknown): Part[] =>
  kind === 'catalogue' ? titlePaths.flatMap((path) => mapParts(document, path, (_pointer, title) => title)) : [];

/** The documents of a folder with numeric ids. */
export interface NumberedDocuments {
  written: WrittenDocument[];
  /**
   * Findings of the schema at title ids only say "not a number". This function replaces them by findings that name the
   * actual error.
   */
  explain: (shape: readonly Diagnostic[]) => Diagnostic[];
}

const placeOf = (file: string, pointer: string): string => `${file} ${pointer}`;

/**
 * Replaces the words that are title ids by numbers, in all documents. A title keeps its word as `ownId`. Words that are
 * not the id of any title stay unchanged.
 */
export function numberTitles(documents: readonly WrittenDocument[]): NumberedDocuments {
  const ids = documents.flatMap(({ kind, value }) => findTitles(kind, value).map(({ id }) => id));
  const given = ids.filter((id) => typeof id === 'string');
  if (given.length === 0) return { written: [...documents], explain: (shape) => [...shape] };
  const words = new Set(given.filter((id) => toTitleNumber(id) !== undefined));
  const find = (id: Id) => (typeof id === 'string' && words.has(id) ? toTitleNumber(id) : undefined);
  const explained = new Map<string, Diagnostic>();
  const written = documents.map(({ kind, name, value }): WrittenDocument => {
    const file = documentFile(kind, name);
    const onUnknown = (id: string, pointer: string) =>
      explained.set(placeOf(file, pointer), createReferenceError(file, pointer, 'the id of a title', id, words));
    const replaceTitle = (title: Part, pointer: string): Part => {
      const { id } = title;
      if (typeof id !== 'string') return title;
      const number = find(id);
      if (number !== undefined) return { ...title, id: number, ownId: id };
      const expected = /^\d+$/.test(id)
        ? 'a number without quotation marks, or a word'
        : 'a number, or a word of letters, digits, hyphens, dots and underscores such as tokyo-story';
      const place = pointerTo(pointer, 'id');
      explained.set(placeOf(file, place), createError(file, place, 'title-id', expected, describeValue(id)));
      return title;
    };
    return { kind, name, value: replaceIds(kind, value, { find, onUnknown, replaceTitle }) };
  });
  return {
    written,
    explain: (shape) => shape.map((one) => explained.get(placeOf(one.document, one.pointer)) ?? one),
  };
}

/** Whether a title's number was computed from its word, so that the word can be restored. */
const hasWord = ({ id, ownId }: Part): boolean => typeof ownId === 'string' && toTitleNumber(ownId) === id;

/**
 * Replaces numbers that were computed from words by these words, in all documents: the reverse of `numberTitles`.
 * @param documents by file; other content stays unchanged
 */
export function nameTitles(documents: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const entries = [...documents].map(([file, value]) => ({ file, value, kind: kindOfFile(file) }));
  const named = entries.flatMap(({ kind, value }) => findTitles(kind, value)).filter(hasWord);
  if (named.length === 0) return documents;
  const words = new Map(named.map(({ id, ownId }) => [id as Id, ownId as string]));
  const replaceTitle = (title: Part): Part => {
    if (!hasWord(title)) return title;
    const { ownId, ...rest } = title;
    return { ...rest, id: ownId };
  };
  return new Map(
    entries.map(({ file, value, kind }) => [
      file,
      kind === undefined ? value : replaceIds(kind, value, { find: (id) => words.get(id), replaceTitle }),
    ]),
  );
}
