import { isObject } from '#schemas/merge/same.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import { type LicencesPage, licencesAsPage, toDrawnPlan, toWrittenLicence } from './licences-as-page.ts';

/** Kinds of documents that are previewed by applying them to the home page, because they are not pages themselves. */
export const around: ReadonlySet<EditedKind> = new Set(['menu', 'theme', 'labels', 'realm']);

/** Converts the realm's longer texts to a page that shows them as text blocks, one below the other. */
function textsAsPage(document: unknown): unknown {
  const texts = isObject(document) ? document['texts'] : undefined;
  const elements = (Array.isArray(texts) ? texts : []).map((item: unknown) => {
    const { title, text } = isObject(item) ? item : {};
    return { $type: 'textBlock', $zone: 'list', attributes: { ...(title !== undefined && { title }), text } };
  });
  return { version: '1.0', elements };
}

const marks: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const escapeMarkup = (text: string): string => text.replace(/[<>&]/g, (mark) => marks[mark] ?? mark);

/** Converts the realm's voucher campaigns to a page that shows the name and the code of each. */
function campaignsAsPage(document: unknown): unknown {
  const campaigns = isObject(document) ? document['campaigns'] : undefined;
  const elements = (Array.isArray(campaigns) ? campaigns : []).map((item: unknown) => {
    const { name, code } = isObject(item) ? item : {};
    const text = typeof code === 'string' ? `<p>${escapeMarkup(code)}</p>` : '';
    return { $type: 'textBlock', $zone: 'list', attributes: { ...(name !== undefined && { title: name }), text } };
  });
  return { version: '1.0', elements };
}

/** List of the kinds that are previewed as text blocks. */
const LISTS: Readonly<Partial<Record<EditedKind, string>>> = { texts: 'texts', vouchers: 'campaigns' };

/** Converts a document to the page that previews it, and the draft's licences if the page shows them. */
export function toPreviewPage(kind: EditedKind, document: unknown): Partial<LicencesPage> & { page: unknown } {
  if (kind === 'licences') return licencesAsPage(document);
  if (kind === 'vouchers') return { page: campaignsAsPage(document) };
  return { page: kind === 'texts' ? textsAsPage(document) : document };
}

/** An edited document and the page that previews it. */
export interface Previewed {
  kind: EditedKind;
  document: unknown;
  page: unknown;
}

/** Maps a JSON pointer into the edited document to the page that previews it. */
export function drawnPlace({ kind, document, page }: Previewed, pointer: string): string {
  if (kind === 'licences') return toDrawnPlan(document, page, pointer);
  const list = LISTS[kind];
  return list === undefined ? pointer : pointer.replace(new RegExp(`^/${list}(?=/|$)`), '/elements');
}

/** Maps a JSON pointer into the page that previews the document back to the edited document. */
export function writtenPlace({ kind, document, page }: Previewed, pointer: string): string {
  if (kind === 'licences') return toWrittenLicence(document, page, pointer);
  const list = LISTS[kind];
  return list === undefined ? pointer : pointer.replace(/^\/elements(\/\d+)?(?:\/attributes)?/, `/${list}$1`);
}
