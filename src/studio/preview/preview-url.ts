import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** Preview path for a kind of document. */
function routeOf(kind: EditedKind, name: string): string {
  if (kind === 'menu') return 'navbar-preview';
  if (kind !== 'page') return 'preview';
  return name === '404' ? '404-preview' : 'composed-page-preview';
}

/** URL of a document's preview in a language; the text direction follows from it. */
export const previewUrl = (origin: string, kind: EditedKind, name: string, locale: string): string =>
  `${origin}/_admin/${routeOf(kind, name)}?lang=${encodeURIComponent(locale)}`;
