import type { DocumentKind } from '#schemas/realm-folder.ts';

type Document = Record<string, unknown>;

/** A mistake that is planted into a copy of the realm lumen. */
export interface Planted {
  what: string;
  kind: DocumentKind;
  /** Name of the document; of the kinds that there is one of, the kind's. */
  name: string;
  plant: (document: never) => unknown;
  /** Severity, pointer and rule of all that is to be said of it. */
  said: string[];
}

const own =
  (kind: DocumentKind, name: string = kind) =>
  (what: string, plant: (document: never) => unknown, ...said: string[]): Planted => ({
    what,
    kind,
    name,
    plant,
    said,
  });

const home = own('page', 'home');
const theme = own('theme');
const spanish = own('labels', 'es_ES');
const menu = own('menu', 'web');

interface Elements {
  elements: { [key: string]: unknown; attributes: Document }[];
}

/** Changes one element of a page. */
const at =
  (index: number, change: (element: Elements['elements'][number]) => unknown) =>
  ({ elements }: Elements) =>
    change(elements[index]!);

/** All that is planted: into each document several mistakes at once, of shape, of reference and of sense. */
export const planted: readonly Planted[] = [
  theme(
    'text in the colour of its ground',
    ({ colors }: { colors: object }) => Object.assign(colors, { text: '#faf7f1' }),
    'error /colors/text contrast',
  ),
  theme(
    'a font that is not there',
    ({ fonts }: { fonts: { display: { files: object[] } } }) =>
      Object.assign(fonts.display.files[0]!, { src: 'assets/fonts/brigada.woff2' }),
    'error /fonts/display/files/0/src reference',
  ),
  theme(
    'a fault of shape beside them',
    ({ type }: { type: object }) => Object.assign(type, { displayWeight: 'bold' }),
    'error /type/displayWeight type',
  ),
  spanish(
    'a token that nobody fills',
    ({ labels }: { labels: object }) => Object.assign(labels, { minutes: '{{minutos}} min' }),
    'error /labels/minutes placeholder',
  ),
  spanish(
    'a text that is none',
    ({ labels }: { labels: object }) => Object.assign(labels, { 'menu.home': 7 }),
    'error /labels/menu.home type',
  ),
  home(
    'a fault of shape in one element, and one of reference in the same',
    at(0, ({ attributes }) => {
      Object.assign(attributes, { alignment: 'MIDDLE' });
      Object.assign(attributes['secondaryButton'] as object, { link: { type: 'SECTION', id: 'retrospectiv' } });
    }),
    'error /elements/0/attributes/alignment enum',
    'error /elements/0/attributes/secondaryButton/link/id reference',
  ),
  home(
    'an element without its zone, and a label that does not exist in it',
    at(1, (element) => {
      delete element['$zone'];
      Object.assign(element.attributes, { typ: 'x' });
    }),
    'error /elements/1 required',
    'error /elements/1/attributes/typ additionalProperties',
  ),
  home(
    'a fallback that is not given',
    at(2, ({ attributes }) => Object.assign(attributes, { onEmpty: 'fallback' })),
    'error /elements/2/attributes/onEmpty reference',
  ),
  home(
    'a tab that nobody has',
    at(3, ({ attributes }) => Object.assign(attributes, { tab: 'extras' })),
    'error /elements/3/attributes/tab reference',
  ),
  home(
    'an element of a later generation',
    at(4, (element) => Object.assign(element, { $version: '9.0' })),
    'error /elements/4/$version newer-version',
  ),
  home(
    'a label that does not exist, after all these',
    at(5, ({ attributes }) => Object.assign(attributes, { name: 't:rows.lvie' })),
    'error /elements/5/attributes/name reference',
  ),
  home('an envelope with a mistake', (page: object) => Object.assign(page, { layout: 12 }), 'error /layout enum'),
  menu(
    'a layout that is none',
    (document: object) => Object.assign(document, { layout: 'SIDE' }),
    'error /layout enum',
  ),
  menu(
    'an item without a label that leads nowhere',
    ({ items }: { items: { label?: string; data: object }[] }) => {
      delete items[1]!.label;
      Object.assign(items[2]!.data, { sectionId: 'sreies' });
    },
    'error /items/1 required',
    'error /items/2/data/sectionId reference',
  ),
];
