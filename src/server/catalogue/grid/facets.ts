import type { Rights } from '../access/rights.ts';
import { typeOfKind } from '../catalogue/kinds.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';

/** The fields of a title that the content grid filters and sorts by. */
export interface GridTitle {
  id: number;
  kind: ContentKind;
  tags: readonly string[];
  access: string;
  /** Entitlements of which a title that is sold needs one; undefined for the default one. */
  entitlements?: readonly string[] | undefined;
  /** Milliseconds since 1970. */
  publishedAt: number;
  titleRank: number;
  year: number | null;
  rating: string | null;
  categories: readonly string[] | null;
  audioTracks: readonly string[] | null;
  /** Availability period of the title. */
  rights?: Rights | undefined;
}

/** Facets of the product in display order. Facets that are derived from tags follow after them. */
export const ownFacets = ['contentType', 'category', 'year', 'decade', 'language', 'access', 'rating'] as const;
export type OwnFacet = (typeof ownFacets)[number];

/** Kinds of titles that the grid lists. Events are not among them, because they have pages of their own. */
export const gridKinds: readonly ContentKind[] = ['VIDEO', 'SERIES', 'PLAYLIST'];

/** A tag of the form name:value. The name is used in URLs. */
const grouped = /^([a-z][a-zA-Z0-9-]{0,39}):(.{1,50})$/;

const own = new Set<string>(ownFacets);

/** Names and values of the tags that form a facet (`name:value`). */
const groupsOf = (tags: readonly string[]): [facet: string, value: string][] =>
  tags.flatMap((tag): [string, string][] => {
    const [, name = '', value = ''] = grouped.exec(tag) ?? [];
    return name === '' || own.has(name) ? [] : [[name, value]];
  });

/** Returns the facet names and values of a title. */
export function getFacets(title: GridTitle): [facet: string, value: string][] {
  const { kind, tags, access, publishedAt, rating, categories, audioTracks } = title;
  const year = title.year ?? (publishedAt > 0 ? new Date(publishedAt).getUTCFullYear() : undefined);
  const groups = groupsOf(tags);
  // A category that is also the value of a tag is skipped, because the page would offer the same filter twice.
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
