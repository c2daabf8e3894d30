import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { LOCALE_PATTERN } from '#schemas/locale-pattern.ts';
import { onlyName } from '#schemas/realm-folder.ts';
import { currentVersion } from '#schemas/version.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';

/** Kinds of which a realm may have any number, and those that it may do without. */
export const newKinds = ['page', 'form', 'menu', 'labels', 'texts', 'consent'] as const satisfies EditedKind[];
export type NewKind = (typeof newKinds)[number];

const wellNamed = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;
const rules: Partial<Record<NewKind, RegExp>> = {
  labels: new RegExp(LOCALE_PATTERN),
};

/** What is wrong with a name: there is none, it cannot be one, or another document has it. */
export type NameFault = 'missing' | 'ill' | 'taken';

/** Holds a name against its kind's rule, which is that of the realm's folder, and against those that there are. */
export function faultOf(kind: NewKind, name: string, taken: readonly string[]): NameFault | undefined {
  if (name === '') return 'missing';
  if (!(rules[kind] ?? wellNamed).test(name)) return 'ill';
  // Where a realm's folder lies, capital letters may make no difference.
  return taken.some((other) => other.toLowerCase() === name.toLowerCase()) ? 'taken' : undefined;
}

/** Those that can be begun where there are these documents: of some kinds there is one at most. */
export const kindsToBegin = (documents: readonly { kind: EditedKind }[]): NewKind[] =>
  newKinds.filter((kind) => onlyName(kind) === undefined || documents.every((one) => one.kind !== kind));

/** The property by which a document of a kind names itself. */
const ownName: Partial<Record<NewKind, string>> = { page: 'source', labels: 'locale' };

/** A text as the beginning of another document: it names itself rightly, and is else as it was, byte for byte. */
export function beginWith(kind: NewKind, name: string, source: string): string {
  const property = ownName[kind];
  const tree = parseTree(source);
  if (property === undefined || !tree || !findNodeAtLocation(tree, [property])) return source;
  return applyEdits(source, modify(source, [property], name, {}));
}

/** A value, such as an example of the schemas, as the beginning of a document. */
export const beginWithValue = (kind: NewKind, name: string, value: unknown): string =>
  beginWith(kind, name, `${JSON.stringify({ ...(value as object), version: currentVersion }, null, 2)}\n`);

/** What tells an example from the others of its kind. */
export function titleOf(example: unknown): string {
  const { title, platform, locale, submitLabel, texts, terms } = example as Record<string, unknown>;
  const counted = [texts, terms].find((list) => Array.isArray(list));
  return (
    [title, platform, locale, submitLabel].find((text) => typeof text === 'string') ??
    (counted ? String(counted.length) : '')
  );
}
