import type { EditedKind } from '#schemas/wire/preview.ts';

/** The preview's path that suits a document. */
function routeOf(kind: EditedKind, name: string): string {
  if (kind === 'menu') return 'navbar-preview';
  if (kind !== 'page') return 'preview';
  return name === '404' ? '404-preview' : 'composed-page-preview';
}

/** Address of the preview of a document in a language. Direction follows from the language. */
export const previewUrl = (origin: string, kind: EditedKind, name: string, locale: string): string =>
  `${origin}/_admin/${routeOf(kind, name)}?lang=${encodeURIComponent(locale)}`;
