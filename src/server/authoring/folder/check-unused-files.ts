import type { Diagnostic } from '#schemas/diagnostic.ts';
import { listTexts } from '#schemas/localise.ts';
import { nearest } from '#schemas/nearest.ts';
import { type RealmBundle, getWrittenValue } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import type { Known } from './known.ts';
import { warning } from './mistakes.ts';

/** Matches images that belong to a title because the file's name is the title's id. */
const picturesById = (id: number | string) => [`pictures/${id}.svg`, `pictures/${id}-portrait.svg`];

/** Matches a file of the folder that a text refers to, as a path or within a URL. */
const named = /(?:^|\/)((?:assets|pictures)\/[A-Za-z0-9._/-]+)/g;

/**
 * Warns about images and fonts that no document refers to. Skipped if any document is unreadable, because it may refer
 * to them.
 */
export function unusedFiles(bundle: RealmBundle, { allRead, allTitles }: Known): Diagnostic[] {
  if (!allRead) return [];
  const wanted = new Set([
    ...allTitles.flatMap(({ id, ownId }) => picturesById(ownId ?? id)),
    ...documentsOf(bundle)
      .flatMap((source) => listTexts(getWrittenValue(source)))
      .flatMap(({ text }) => [...text.matchAll(named)].map(([, path = '']) => path)),
  ]);
  const have = new Set(bundle.files.map(({ path }) => path));
  const missing = [...wanted].filter((path) => !have.has(path));
  return [...have].flatMap((path) => {
    if (wanted.has(path)) return [];
    const near = nearest(path, missing);
    return [warning(path, '', 'unused-file', 'a name that a document or a title’s id leads to', 'none', near)];
  });
}
