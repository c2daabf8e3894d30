import type { Rights } from '../access/rights.ts';
import { typeOfKind } from '../catalogue/kinds.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';

/** What of a title the grid filters and orders by. */
export interface GridTitle {
  id: number;
  kind: ContentKind;
  tags: readonly string[];
  access: string;
  /** Milliseconds. */
  publishedAt: number;
  titleRank: number;
  year: number | null;
  rating: string | null;
  categories: readonly string[] | null;
  audioTracks: readonly string[] | null;
  /** From when until when it may be shown. */
  rights?: Rights | undefined;
}

/** The facets that every catalogue has, in the order to show; those of tags follow. */
export const ownFacets = ['contentType', 'category', 'year', 'decade', 'language', 'access', 'rating'] as const;
export type OwnFacet = (typeof ownFacets)[number];

/** The kinds that the grid lists. What takes place at a certain hour has pages of its own. */
export const gridKinds: readonly ContentKind[] = ['VIDEO', 'SERIES', 'PLAYLIST'];

/** A tag of the form name:value. The name stands in addresses. */
const grouped = /^([a-z][a-zA-Z0-9-]{0,39}):(.{1,50})$/;

const own = new Set<string>(ownFacets);

/** The tags that are of a group. */
const groupsOf = (tags: readonly string[]): [facet: string, value: string][] =>
  tags.flatMap((tag): [string, string][] => {
    const [, name = '', value = ''] = grouped.exec(tag) ?? [];
    return name === '' || own.has(name) ? [] : [[name, value]];
  });

/** What a title is found by: name and value of each facet. */
export function facetsOf(title: GridTitle): [facet: string, value: string][] {
  const { kind, tags, access, publishedAt, rating, categories, audioTracks } = title;
  const year = title.year ?? (publishedAt > 0 ? new Date(publishedAt).getUTCFullYear() : undefined);
  const groups = groupsOf(tags);
  // A category that a group of tags names as well would be a filter twice.
  const named = new Set(groups.map(([, value]) => value));
  return [
    ['contentType', typeOfKind[kind]],
    ...(categories ?? []).filter((one) => !named.has(one)).map((one): [string, string] => ['category', one]),
    ...(year === undefined
      ? []
      : ([
          ['year', String(year)],
          ['decade', `${Math.floor(year / 10)}0`],
        ] as [string, string][])),
    ...(audioTracks ?? []).map((language): [string, string] => ['language', language]),
    ['access', access],
    ...(rating === null ? [] : [['rating', rating] as [string, string]]),
    ...groups,
  ];
}
