import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Link, MenuItem } from '#schemas/generated/types.ts';
import { validate as isLink } from '#schemas/generated/validators/definitions/link.js';
import { pointerTo } from '#schemas/issue.ts';
import { listTexts } from '#schemas/localise.ts';
import { segmentsOfRealm, type PathSegments } from '#schemas/routes/path-segments.ts';
import { routeOf } from '#schemas/routes/paths.ts';
import { titleIdIn } from '#schemas/routes/title-number.ts';
import { type RouteName, routePaths } from '#schemas/routes/table.ts';
import { check } from '#schemas/validate.ts';
import { kindsOfFamily } from '../../catalogue/catalogue/kinds.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import { isComplete, type RealmBundle } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import type { Known } from './known.ts';
import { createReferenceError } from './mistakes.ts';
import { listIn } from './written.ts';

/** Creates a finding at a place of a document. */
type At = (pointer: string, expected: string, found: unknown, names?: Iterable<string>) => Diagnostic;

/** Kinds of titles that a link of each type may point to. Link types have the same names as the families of cards. */
const linkKinds: Partial<Record<Link['type'], readonly ContentKind[]>> = { ...kindsOfFamily, EPG: kindsOfFamily.LIVE };

/** Kinds of titles that the page of each route can show. */
const routeKinds: Partial<Record<RouteName, readonly ContentKind[]>> = {
  VOD: kindsOfFamily.VOD,
  LIVE: kindsOfFamily.LIVE,
  INTERSTITIAL: [...kindsOfFamily.VOD, ...kindsOfFamily.LIVE],
  PLAYLIST: kindsOfFamily.PLAYLIST,
  SEASON: kindsOfFamily.SEASON,
  SERIES: kindsOfFamily.SERIES,
};

/** Valid link targets of the realm. */
interface Places {
  known: Known;
  /** Names of path segments that links may use: those in the realm's language, and the canonical ones. */
  sets: readonly PathSegments[];
  partnerPaths: readonly string[];
  /** Names of the realm's text pages; undefined if their document is unreadable, so that any name may exist. */
  texts: readonly string[] | undefined;
}

function placesIn({ settings, texts }: RealmBundle, known: Known): Places {
  const { partnerPages = [] } = settings.document;
  return {
    known,
    sets: [{}, segmentsOfRealm(settings.document)],
    partnerPaths: partnerPages.map(({ path }) => path),
    texts: texts && !isComplete(texts) ? undefined : (texts?.document.texts ?? []).map(({ key }) => key),
  };
}

/** Routes without parameters, which are suggested for a misspelt path. */
const fixedPaths = Object.values(routePaths).filter((path) => !path.includes(':'));

/** Expected target and suggestions for a broken path; undefined if the path is valid. */
function lostPath(path: string, { known, sets, partnerPaths, texts }: Places): [string, string[]] | undefined {
  if (partnerPaths.includes(path)) return undefined;
  const found = sets.map((set) => routeOf(path, set)).find((route) => route !== undefined);
  if (!found) return ['an address of the product or of a partner’s page', [...fixedPaths, ...partnerPaths]];
  const { name, params } = found;
  const { id = '', pageId = '' } = params;
  if (name === 'SECTION' && !known.pages.has(id))
    return ['the address of a page', [...known.pages].map((page) => path.replace(/[^/]*$/, page))];
  if (name === 'PLUGIN' && !known.plugins.has(id)) return ['the address of a plugin that stands on a page', []];
  if (name === 'EXTERNAL_PAGE' && texts && !texts.includes(pageId)) return ['the key of a text of texts.json', []];
  const kinds = routeKinds[name];
  if (!kinds || !known.catalogueRead) return undefined;
  const kind = known.titles.get(Number(titleIdIn(found)))?.kind;
  return kind && kinds.includes(kind) ? undefined : ['the address of a title that exists', []];
}

/** Like `lostPath`, for a URL that may have a query and a fragment. */
function lostAt(address: string, places: Places): [string, string[]] | undefined {
  const [path = ''] = address.split(/[?#]/);
  const lost = lostPath(path, places);
  return lost && [lost[0], lost[1].map((name) => name + address.slice(path.length))];
}

function addressMistakes(at: At, pointer: string, address: string, places: Places): Diagnostic[] {
  const lost = address.startsWith('/') ? lostAt(address, places) : undefined;
  return lost ? [at(pointer, lost[0], address, lost[1])] : [];
}

/** The property that a link of each type requires. */
const needs = (type: Link['type']) => (type === 'ROUTE' ? 'route' : type === 'EXTERNAL' ? 'url' : 'id');

function linkMistakes(places: Places, at: At, pointer: string, link: Link): Diagnostic[] {
  const { known } = places;
  const { type, id, route } = link;
  const need = needs(type);
  if (link[need] === undefined)
    return [at(pointer, `a property “${need}”, without which the link leads nowhere`, link)];
  const here = pointerTo(pointer, need);
  if (type === 'ROUTE') return addressMistakes(at, here, route ?? '', places);
  if (type === 'SECTION') return known.pages.has(String(id)) ? [] : [at(here, 'the name of a page', id, known.pages)];
  if (type === 'PLUGIN')
    return known.plugins.has(String(id))
      ? []
      : [at(here, 'the id of a plugin that stands on a page', id, known.plugins)];
  const kinds = known.catalogueRead ? linkKinds[type] : undefined;
  const kind = known.titles.get(Number(id))?.kind;
  return !kinds || (kind && kinds.includes(kind))
    ? []
    : [at(here, `the id of a title that ${type} leads to`, id, known.words)];
}

/** Finds links in any element: they are always the property `link`. */
function linksIn(value: unknown, pointer: string): { link: Link; pointer: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const inner = pointerTo(pointer, key);
    const link = key === 'link' ? check(isLink, part) : undefined;
    return link?.ok ? [{ link: link.value, pointer: inner }] : linksIn(part, inner);
  });
}

/** Checks the targets of a menu's items, at any depth. */
function itemMistakes(places: Places, at: At, items: readonly MenuItem[], pointer: string): Diagnostic[] {
  const { known } = places;
  return items.flatMap((item, index) => {
    const here = pointerTo(pointer, index);
    const data = (name: string) => pointerTo(here, 'data', name);
    const own = (): Diagnostic[] => {
      if (item.type === 'ROUTE') return addressMistakes(at, data('route'), item.data.route, places);
      if (item.type === 'VIEW') {
        if (!lostAt(`/${item.data.view}`, places)) return [];
        const views = fixedPaths.map((path) => path.slice(1)).filter((path) => path !== '');
        return [at(data('view'), 'the path of a screen, such as home or search', item.data.view, views)];
      }
      if (item.type === 'PLUGIN' && !known.plugins.has(item.data.pluginId))
        return [at(data('pluginId'), 'the id of a plugin that stands on a page', item.data.pluginId, known.plugins)];
      if (item.type === 'SECTION' && !known.pages.has(item.data.sectionId))
        return [at(data('sectionId'), 'the name of a page', item.data.sectionId, known.pages)];
      return [];
    };
    return [...own(), ...itemMistakes(places, at, listIn(item, 'children') as MenuItem[], pointerTo(here, 'children'))];
  });
}

/** Finds internal URLs in rich texts. External ones are not checked. */
const hrefs = (text: string): string[] =>
  [...text.matchAll(/<a\s[^>]*?href\s*=\s*["'](\/[^"']*)["']/gi)].map(([, address = '']) => address);

/** Reports broken links in elements, menu items and texts. */
export function linksMistakes(bundle: RealmBundle, known: Known): Diagnostic[] {
  const places = placesIn(bundle, known);
  return documentsOf(bundle).flatMap(({ file, document }) => {
    const at: At = (pointer, expected, found, names) => createReferenceError(file, pointer, expected, found, names);
    return [
      ...linksIn(document, '').flatMap((found) => linkMistakes(places, at, found.pointer, found.link)),
      ...(file.startsWith('menus/') ? itemMistakes(places, at, listIn(document, 'items') as MenuItem[], '/items') : []),
      ...listTexts(document).flatMap(({ pointer, text }) =>
        hrefs(text).flatMap((address) => {
          const lost = lostAt(address, places);
          return lost
            ? [createReferenceError(file, pointer, `only links that lead somewhere: ${lost[0]}`, address, lost[1])]
            : [];
        }),
      ),
    ];
  });
}
