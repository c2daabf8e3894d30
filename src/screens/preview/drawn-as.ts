import { isObject } from '#schemas/merge/same.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** Kinds that are previewed around the home page instead of as a page. */
export const around: ReadonlySet<EditedKind> = new Set(['menu', 'theme', 'labels', 'realm']);

/** Converts the realm's longer texts to a page that shows them one below the other. */
export function textsAsPage(document: unknown): unknown {
  const texts = isObject(document) ? document['texts'] : undefined;
  const elements = (Array.isArray(texts) ? texts : []).map((item: unknown) => {
    const { title, text } = isObject(item) ? item : {};
    return { $type: 'textBlock', $zone: 'list', attributes: { ...(title !== undefined && { title }), text } };
  });
  return { version: '1.0', elements };
}

/** Maps a pointer of the document to the drawn page. */
export const drawnPlace = (kind: EditedKind, pointer: string): string =>
  kind === 'texts' ? pointer.replace(/^\/texts(?=\/|$)/, '/elements') : pointer;

/** Maps a pointer of the drawn page to the document. */
export const writtenPlace = (kind: EditedKind, pointer: string): string =>
  kind === 'texts' ? pointer.replace(/^\/elements(\/\d+)?(?:\/attributes)?/, '/texts$1') : pointer;
