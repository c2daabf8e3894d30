import type { Diagnostic } from '#schemas/diagnostic.ts';
import { describeValue } from '#schemas/issue.ts';
import { labelNamed, listTexts } from '#schemas/localise.ts';
import { placeholdersOf } from '../../definitions/labels/placeholders.ts';
import type { RealmBundle } from './bundle.ts';
import { ownLabels } from './coverage.ts';
import { documentsOf } from './documents-of.ts';
import { warning } from './mistakes.ts';

/** Matches a `{{placeholder}}`, or an ICU argument with a type such as `{count, plural, …}`. */
const token =
  /\{\{\s*([A-Za-z0-9_.-]+)\s*\}\}|\{\s*([A-Za-z0-9_.-]+)\s*,\s*(?:plural|select|selectordinal|number|date|time)\s*[,}]/g;

/** Properties whose placeholders the server replaces, each with the available values. */
const filled: Readonly<Record<string, readonly string[]>> = { '/moment/text': ['instant'] };

const valuesAt = (pointer: string): readonly string[] =>
  Object.entries(filled).find(([end]) => pointer.endsWith(end))?.[1] ?? [];

const tokensIn = (text: string): string[] => [...text.matchAll(token)].map(([, plain, icu]) => plain ?? icu ?? '');

/**
 * Warns about placeholders in the texts of documents and in the labels that they use. Only the product's own texts have
 * their placeholders replaced, so viewers would see the braces here.
 */
export function tokenFindings(bundle: RealmBundle): Diagnostic[] {
  const labels = ownLabels(bundle, bundle.settings.document.defaultLocale);
  const documents = documentsOf(bundle).filter(({ file }) => !/^labels\/|^realm\.json$|^theme\.json$/.test(file));
  return documents.flatMap(({ file, document }) =>
    listTexts(document).flatMap(({ pointer, text }) => {
      const key = labelNamed(text);
      const label = key !== undefined && Object.hasOwn(labels, key) ? labels[key] : undefined;
      const names = key === undefined ? tokensIn(text) : label === undefined ? [] : [...(placeholdersOf(label) ?? [])];
      const known = valuesAt(pointer);
      const unknown = names.filter((name) => !known.includes(name));
      if (unknown.length === 0) return [];
      const expected =
        known.length > 0 ? `only ${known.map((name) => `{{${name}}}`).join(', ')}` : 'a text without placeholders';
      const found =
        label === undefined ? describeValue(text) : `${describeValue(text)}, which says ${describeValue(label)}`;
      return [warning(file, pointer, 'unfilled-placeholder', expected, found)];
    }),
  );
}
