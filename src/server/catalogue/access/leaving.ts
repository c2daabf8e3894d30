import { type Expression, type SqlBool, sql } from 'kysely';
import { inTerritory, inTime, isBefore, isOutside, isOver } from './rights.ts';
import { type AccessTitle, meets, type Circumstances, type Criterion, criteria } from './barriers.ts';

/** Which titles a list leaves out. */
export interface Leaving {
  criteria: readonly Criterion[];
  /** Whether a child is looking. */
  notForChildren: boolean;
  /** When it is listed, in milliseconds: titles outside of their time are left out; undefined: none is. */
  at?: number;
  /** Titles that may not be shown in this country are left out; undefined: none is. */
  country?: string;
}

/** What of a title decides whether it is left out. */
export type ListedTitle = Pick<AccessTitle, 'access' | 'geoblocked' | 'rights'> & {
  body: { rating?: string | undefined };
};

type Display = 'SHOW' | 'HIDE';

/** What callers say of it. */
export interface DisplaySwitches {
  displayGeoblocked?: Display | undefined;
  displayContentAvailableOnSignIn?: Display | undefined;
}

/** Lists of one minute are one list: what they hold is kept by it. */
const LISTED_MS = 60_000;

/** A list that has everything. */
export const leavingNothing: Leaving = { criteria: [], notForChildren: false };

/** Which titles a list leaves out for a viewer; without a word of the caller those whose time it is not. */
export const leavingOf = (
  who: Circumstances,
  { displayGeoblocked, displayContentAvailableOnSignIn }: DisplaySwitches,
): Leaving => ({
  ...leavingNothing,
  at: Math.floor(who.now / LISTED_MS) * LISTED_MS,
  ...(displayGeoblocked === 'HIDE' && { country: who.country }),
  criteria: [
    ...(displayGeoblocked === 'HIDE' ? [criteria.GEOBLOCKED(who)] : []),
    ...(displayContentAvailableOnSignIn === 'HIDE' ? [criteria.SIGN_IN(who)] : []),
    // Without one that tells no titles, so that lists which have the same are asked for by the same.
  ].filter(({ values }) => values.length > 0),
});

/**
 * Age ratings from which a title is not for children, as a regular expression that JavaScript and PostgreSQL read
 * alike: 12 and above, and the names that some countries use. A title without a rating is for everybody.
 */
const notForChildren = '^(1[2-9]|[2-9][0-9]|PG-13|R|R18|NC-17|TV-14|TV-MA|M|MA15\\+|X18)$';
const adult = new RegExp(notForChildren);

/** Whether a list has a title. */
export function isListed(
  title: ListedTitle,
  { criteria: kept, notForChildren: isForChild, at, country }: Leaving,
): boolean {
  const { rights = {} } = title;
  const isOutOfTime = at !== undefined && (isBefore(rights, at) || isOver(rights, at));
  const isElsewhere = country !== undefined && isOutside(rights, country, false);
  return (
    !isOutOfTime &&
    !isElsewhere &&
    !kept.some((criterion) => meets(title, criterion)) &&
    !(isForChild && adult.test(title.body.rating ?? ''))
  );
}

/** The same as conditions on the table of titles, which a query calls `c`. */
export const listedConditions = (leaving: Leaving): Expression<SqlBool>[] => [
  ...leaving.criteria.map(({ column, values }) => sql<SqlBool>`${sql.ref(`c.${column}`)} <> all(${[...values]})`),
  ...(leaving.at === undefined ? [] : [inTime(leaving.at)]),
  ...(leaving.country === undefined ? [] : [inTerritory(leaving.country)]),
  ...(leaving.notForChildren ? [sql<SqlBool>`coalesce(c.body ->> 'rating', '') !~ ${notForChildren}`] : []),
];
