import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { LOCALE_PATTERN } from '#schemas/locale-pattern.ts';
import { onlyName } from '#schemas/realm-folder.ts';
import { currentVersion } from '#schemas/version.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** Kinds of documents that editors can create. Of some kinds a realm can have only one document. */
export const newKinds = [
  'page',
  'form',
  'menu',
  'labels',
  'texts',
  'consent',
  'licences',
  'vouchers',
] as const satisfies EditedKind[];
export type NewKind = (typeof newKinds)[number];

const wellNamed = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;
const rules: Partial<Record<NewKind, RegExp>> = {
  labels: new RegExp(LOCALE_PATTERN),
};

/** Why a name is rejected: it is missing, breaks the naming rule (`ill`), or belongs to another document (`taken`). */
export type NameFault = 'missing' | 'ill' | 'taken';

/**
 * Validates the name of a new document, by the naming rule for files in the realm's folder and against existing names.
 */
export function findNameFault(kind: NewKind, name: string, taken: readonly string[]): NameFault | undefined {
  if (name === '') return 'missing';
  if (!(rules[kind] ?? wellNamed).test(name)) return 'ill';
  // Names are compared without case, because the realm's folder may be on a case-insensitive file system.
  return taken.some((other) => other.toLowerCase() === name.toLowerCase()) ? 'taken' : undefined;
}

/**
 * Kinds that can still be created if the given documents exist: those with any number of documents, and those without
 * one.
 */
export const kindsToBegin = (documents: readonly { kind: EditedKind }[]): NewKind[] =>
  newKinds.filter((kind) => onlyName(kind) === undefined || documents.every((one) => one.kind !== kind));

/** For some kinds, the name of the property in which a document repeats its own name. */
const ownName: Partial<Record<NewKind, string>> = { page: 'source', labels: 'locale' };

/** Adapts a document's source to a new name; all other bytes stay. */
export function beginWith(kind: NewKind, name: string, source: string): string {
  const property = ownName[kind];
  const tree = parseTree(source);
  if (property === undefined || !tree || !findNodeAtLocation(tree, [property])) return source;
  return applyEdits(source, modify(source, [property], name, {}));
}

/** Creates a document's source from a value, such as a schema example. */
export const beginWithValue = (kind: NewKind, name: string, value: unknown): string =>
  beginWith(kind, name, `${JSON.stringify({ ...(value as object), version: currentVersion }, null, 2)}\n`);

/** Title that distinguishes an example from others of its kind. */
export function titleOf(example: unknown): string {
  const { title, platform, locale, submitLabel, texts, terms, licences, campaigns } = example as Record<
    string,
    unknown
  >;
  const counted = [texts, terms, licences, campaigns].find((list) => Array.isArray(list));
  return (
    [title, platform, locale, submitLabel].find((text) => typeof text === 'string') ??
    (counted ? String(counted.length) : '')
  );
}
