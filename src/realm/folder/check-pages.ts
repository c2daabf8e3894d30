import * as z from 'zod';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { check } from '#schemas/validate.ts';
import { validate as isLink } from '#schemas/generated/validators/definitions/link.js';
import type { Link, Page, Source } from '#schemas/generated/types.ts';
import { isOfCatalogue } from '#schemas/personal.ts';
import { ListedType } from '#schemas/wire/lists.ts';
import { kindsOfFamily, kindsOfSource, kindsOfType } from '../catalogue/kinds.ts';
import type { ContentKind } from '../db/columns/content.ts';
import type { RealmBundle, Sourced } from './bundle.ts';
import type { Known } from './known.ts';
import { double, mistake } from './mistakes.ts';

type At = (pointer: string, expected: string, found: unknown) => Diagnostic;

interface ElementLike {
  attributes: { bucketId?: string | number; exid?: string; source?: Source };
}

const needs: Partial<Record<Source['type'], 'ids' | 'playlistId'>> = { IDS: 'ids', PLAYLIST_ITEMS: 'playlistId' };

function sourceMistakes(known: Known, at: At, pointer: string, source: Source): Diagnostic[] {
  const lines: Diagnostic[] = [];
  const isA = (id: number | undefined, kind: ContentKind) =>
    id === undefined || !known.catalogueRead || known.titles.get(id)?.kind === kind;
  const need = needs[source.type];
  if (need && source[need] === undefined)
    lines.push(at(pointer, `a property “${need}”, which ${source.type} needs`, source));
  if (!isA(source.seriesId, 'SERIES')) lines.push(at(`${pointer}/seriesId`, 'the number of a series', source.seriesId));
  if (!isA(source.seasonId, 'SEASON')) lines.push(at(`${pointer}/seasonId`, 'the number of a season', source.seasonId));
  if (!isA(source.playlistId, 'PLAYLIST'))
    lines.push(at(`${pointer}/playlistId`, 'the number of a playlist', source.playlistId));
  source.ids?.forEach((id, index) => {
    if (known.catalogueRead && !known.titles.has(id))
      lines.push(at(`${pointer}/ids/${index}`, 'the number of a title', id));
  });
  const { tag } = source;
  const kinds = isOfCatalogue(source) ? kindsOfSource(source.type) : [];
  if (
    tag !== undefined &&
    known.catalogueRead &&
    !known.allTitles.some(({ kind, tags }) => kinds.includes(kind) && tags.includes(tag))
  ) {
    lines.push(at(`${pointer}/tag`, `a tag that at least one of the ${source.type} has`, tag));
  }
  return lines;
}

/** Links name titles by the families of their cards. */
const linkKinds: Partial<Record<Link['type'], readonly ContentKind[]>> = kindsOfFamily;

function linkMistakes(known: Known, at: At, pointer: string, { type, id }: Link): Diagnostic[] {
  if (type === 'SECTION') return known.pages.has(String(id)) ? [] : [at(`${pointer}/id`, 'the name of a page', id)];
  const kinds = known.catalogueRead ? linkKinds[type] : undefined;
  const kind = known.titles.get(Number(id))?.kind;
  return !kinds || (kind && kinds.includes(kind))
    ? []
    : [at(`${pointer}/id`, `the number of a title that ${type} leads to`, id)];
}

/** Links stand at many places of many kinds of elements, always under this name. */
function linksIn(value: unknown, pointer: string): { link: Link; pointer: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const inner = `${pointer}/${key}`;
    const link = key === 'link' ? check(isLink, part) : undefined;
    return link?.ok ? [{ link: link.value, pointer: inner }] : linksIn(part, inner);
  });
}

/** A title that an element offers for the viewer's lists. */
const Listed = z.object({ id: z.int(), type: ListedType });

/** Such titles stand at several places of an element, always under this name. */
function listedIn(value: unknown, pointer: string): { title: z.infer<typeof Listed>; pointer: string }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const inner = `${pointer}/${key}`;
    const listed = key === 'content' ? Listed.safeParse(part) : undefined;
    return listed?.success ? [{ title: listed.data, pointer: inner }] : listedIn(part, inner);
  });
}

function listedMistakes(known: Known, at: At, pointer: string, { id, type }: z.infer<typeof Listed>): Diagnostic[] {
  const kind = known.titles.get(id)?.kind;
  if (!known.catalogueRead || (kind && kindsOfType(type).includes(kind))) return [];
  return [at(`${pointer}/id`, `the number of a ${type}`, id)];
}

function pageMistakes(known: Known, { file, document }: Sourced<Page>): Diagnostic[] {
  const at: At = (pointer, expected, found) => mistake(file, pointer, expected, found);
  const seen = new Set<string>();
  return (document.elements as ElementLike[]).flatMap(({ attributes }, index) => {
    const pointer = `/elements/${index}/attributes`;
    const { source } = attributes;
    const names = (['bucketId', 'exid'] as const).filter((key) => attributes[key] !== undefined);
    const twice = names.find((key) => seen.has(String(attributes[key])));
    names.forEach((key) => seen.add(String(attributes[key])));
    return [
      ...(twice
        ? [double(file, `${pointer}/${twice}`, 'a name that no other row of the page has', attributes[twice])]
        : []),
      ...(source ? sourceMistakes(known, at, `${pointer}/source`, source) : []),
      ...listedIn(attributes, pointer).flatMap((found) => listedMistakes(known, at, found.pointer, found.title)),
      ...linksIn(attributes, pointer).flatMap((found) => linkMistakes(known, at, found.pointer, found.link)),
    ];
  });
}

/** What is wrong between the pages and what they refer to. */
export const pagesMistakes = ({ pages }: RealmBundle, known: Known): Diagnostic[] => [
  ...(known.pages.has('home') ? [] : [mistake('pages/home.json', '', 'a page, which every realm needs', undefined)]),
  ...pages.flatMap((page) => pageMistakes(known, page)),
];
