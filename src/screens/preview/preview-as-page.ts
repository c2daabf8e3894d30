import { isObject } from '#schemas/merge/same.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** Kinds of documents that are previewed by applying them to the home page, because they are not pages themselves. */
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

/** Maps a JSON pointer into the edited document to the page that previews it. */
export const drawnPlace = (kind: EditedKind, pointer: string): string =>
  kind === 'texts' ? pointer.replace(/^\/texts(?=\/|$)/, '/elements') : pointer;

/** Maps a JSON pointer into the page that previews the document back to the edited document. */
export const writtenPlace = (kind: EditedKind, pointer: string): string =>
  kind === 'texts' ? pointer.replace(/^\/elements(\/\d+)?(?:\/attributes)?/, '/texts$1') : pointer;
