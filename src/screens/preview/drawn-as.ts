import { isObject } from '#schemas/merge/same.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';

/** Kinds whose draft is put in the place of something around a page, behind which the home page stands. */
export const around: ReadonlySet<EditedKind> = new Set(['menu', 'theme', 'labels', 'realm']);

/** The realm's longer texts as viewers see each on a page of its own, one below the other. */
export function textsAsPage(document: unknown): unknown {
  const texts = isObject(document) ? document['texts'] : undefined;
  const elements = (Array.isArray(texts) ? texts : []).map((item: unknown) => {
    const { title, text } = isObject(item) ? item : {};
    return { $type: 'textBlock', $zone: 'list', attributes: { ...(title !== undefined && { title }), text } };
  });
  return { version: '1.0', elements };
}

/** Where in the drawn page a place of the document stands. */
export const drawnPlace = (kind: EditedKind, pointer: string): string =>
  kind === 'texts' ? pointer.replace(/^\/texts(?=\/|$)/, '/elements') : pointer;

/** Where in the document a place of the drawn page stands. */
export const writtenPlace = (kind: EditedKind, pointer: string): string =>
  kind === 'texts' ? pointer.replace(/^\/elements(\/\d+)?(?:\/attributes)?/, '/texts$1') : pointer;
