import { type Expression, type SqlBool, sql } from 'kysely';
import {
  availableInCountryCondition,
  availableAtCondition,
  isBeforeAvailability,
  isOutsideTerritories,
  isAfterAvailability,
} from './rights.ts';
import { type AccessTitle, matchesCriterion, type Circumstances, type Criterion, criteria } from './barriers.ts';

/** The filter of a list: which titles the list leaves out. */
export interface ListFilter {
  criteria: readonly Criterion[];
  /** Whether the viewer uses a child's profile. */
  notForChildren: boolean;
  /**
   * Time of the request in milliseconds: titles outside their availability period are left out. Undefined: no such
   * filter.
   */
  at?: number;
  /** Titles that may not be shown in this country are left out. Undefined: no such filter. */
  country?: string;
}

/** The facts of a title that the list filter depends on. */
export type ListedTitle = Pick<AccessTitle, 'access' | 'geoblocked' | 'rights'> & {
  body: { rating?: string | undefined };
};

type Display = 'SHOW' | 'HIDE';

/** Options of the request: whether lists hide geoblocked titles and titles that need sign-in. */
export interface DisplaySwitches {
  displayGeoblocked?: Display | undefined;
  displayContentAvailableOnSignIn?: Display | undefined;
}

/** List times are rounded down to the minute, so that requests within one minute share a cache entry. */
const LISTED_MS = 60_000;

/** A filter that leaves out nothing. */
export const emptyListFilter: ListFilter = { criteria: [], notForChildren: false };

/** Builds the list filter for a viewer. Without options it leaves out only titles outside their availability period. */
export const createListFilter = (
  who: Circumstances,
  { displayGeoblocked, displayContentAvailableOnSignIn }: DisplaySwitches,
): ListFilter => ({
  ...emptyListFilter,
  at: Math.floor(who.now / LISTED_MS) * LISTED_MS,
  ...(displayGeoblocked === 'HIDE' && { country: who.country }),
  criteria: [
    ...(displayGeoblocked === 'HIDE' ? [criteria.GEOBLOCKED(who)] : []),
    ...(displayContentAvailableOnSignIn === 'HIDE' ? [criteria.SIGN_IN(who)] : []),
    // A criterion without values selects nothing. It is dropped, so that lists with the same content have the same
    // cache key.
  ].filter(({ values }) => values.length > 0),
});

/**
 * Age ratings that are not for children, as a regular expression that JavaScript and PostgreSQL read alike: 12 and
 * above, and the names used in some countries. A title without a rating is suitable for everyone.
 */
const notForChildren = '^(1[2-9]|[2-9][0-9]|PG-13|R|R18|NC-17|TV-14|TV-MA|M|MA15\\+|X18)$';
const adult = new RegExp(notForChildren);

/** Tests whether a list with this filter includes a title. */
export function isListed(
  title: ListedTitle,
  { criteria: kept, notForChildren: isForChild, at, country }: ListFilter,
): boolean {
  const { rights = {} } = title;
  const isOutOfTime = at !== undefined && (isBeforeAvailability(rights, at) || isAfterAvailability(rights, at));
  const isElsewhere = country !== undefined && isOutsideTerritories(rights, country, false);
  return (
    !isOutOfTime &&
    !isElsewhere &&
    !kept.some((criterion) => matchesCriterion(title, criterion)) &&
    !(isForChild && adult.test(title.body.rating ?? ''))
  );
}

/** The same filter as SQL conditions on the table `contents`, aliased as `c`. */
export const listedConditions = (leaving: ListFilter): Expression<SqlBool>[] => [
  ...leaving.criteria.map(({ column, values }) => sql<SqlBool>`${sql.ref(`c.${column}`)} <> all(${[...values]})`),
  ...(leaving.at === undefined ? [] : [availableAtCondition(leaving.at)]),
  ...(leaving.country === undefined ? [] : [availableInCountryCondition(leaving.country)]),
  ...(leaving.notForChildren ? [sql<SqlBool>`coalesce(c.body ->> 'rating', '') !~ ${notForChildren}`] : []),
];
