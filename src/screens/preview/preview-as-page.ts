import { isObject } from '#schemas/merge/same.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** Kinds of documents that are previewed by applying them to the home page, because they are not pages themselves. */
export const around: ReadonlySet<EditedKind> = new Set(['menu', 'theme', 'labels', 'realm']);

/** Kinds whose list, which has the kind's name, is previewed as a page of text blocks. */
const listKinds = ['texts', 'licences'] as const satisfies EditedKind[];
type ListKind = (typeof listKinds)[number];

const isListKind = (kind: EditedKind): kind is ListKind => listKinds.some((one) => one === kind);

type Item = Readonly<Record<string, unknown>>;

/** Converts a list of a document to a page that shows its items as text blocks, one below the other. */
function listAsPage(document: unknown, list: ListKind, toAttributes: (item: Item) => object): unknown {
  const items = isObject(document) ? document[list] : undefined;
  const elements = (Array.isArray(items) ? items : []).map((item: unknown) => ({
    $type: 'textBlock',
    $zone: 'list',
    attributes: toAttributes(isObject(item) ? item : {}),
  }));
  return { version: '1.0', elements };
}

/** Converts the realm's longer texts to a page that shows them one below the other. */
export const textsAsPage = (document: unknown): unknown =>
  listAsPage(document, 'texts', ({ title, text }) => ({ ...(title !== undefined && { title }), text }));

const marks: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const escapeMarkup = (text: string): string => text.replace(/[<>&]/g, (mark) => marks[mark] ?? mark);

/** Lines of a licence that viewers read below its name: the description, and what is included. */
const linesOf = ({ description, included }: Item): string[] =>
  [description, ...(Array.isArray(included) ? (included as unknown[]) : [])].filter((line) => typeof line === 'string');

/** Converts the realm's licences to a page that shows the texts of each. Prices depend on the viewer's country. */
export const licencesAsPage = (document: unknown): unknown =>
  listAsPage(document, 'licences', (licence) => ({
    ...(licence['name'] !== undefined && { title: licence['name'] }),
    text: linesOf(licence)
      .map((line) => `<p>${escapeMarkup(line)}</p>`)
      .join(''),
  }));

/** Maps a JSON pointer into the edited document to the page that previews it. */
export const drawnPlace = (kind: EditedKind, pointer: string): string =>
  isListKind(kind) ? pointer.replace(new RegExp(`^/${kind}(?=/|$)`), '/elements') : pointer;

/** Maps a JSON pointer into the page that previews the document back to the edited document. */
export const writtenPlace = (kind: EditedKind, pointer: string): string =>
  isListKind(kind) ? pointer.replace(/^\/elements(\/\d+)?(?:\/attributes)?/, `/${kind}$1`) : pointer;
