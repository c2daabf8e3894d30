import { type Expression, type SqlBool, sql } from 'kysely';
import { type AccessTitle, meets, type Circumstances, type Criterion, criteria } from './barriers.ts';

/** Which titles a list leaves out. */
export interface Leaving {
  criteria: readonly Criterion[];
  /** Whether a child is looking. */
  notForChildren: boolean;
}

/** What of a title decides whether it is left out. */
export type ListedTitle = Pick<AccessTitle, 'access' | 'geoblocked'> & { body: { rating?: string | undefined } };

type Display = 'SHOW' | 'HIDE';

/** What callers say of it. */
export interface DisplaySwitches {
  displayGeoblocked?: Display | undefined;
  displayContentAvailableOnSignIn?: Display | undefined;
}

/** A list that has everything. */
export const leavingNothing: Leaving = { criteria: [], notForChildren: false };

/** Which titles a list leaves out for somebody; without a word of the caller none. */
export const leavingOf = (
  who: Circumstances,
  { displayGeoblocked, displayContentAvailableOnSignIn }: DisplaySwitches,
): Leaving => ({
  ...leavingNothing,
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
export const isListed = (title: ListedTitle, leaving: Leaving): boolean =>
  !leaving.criteria.some((criterion) => meets(title, criterion)) &&
  !(leaving.notForChildren && adult.test(title.body.rating ?? ''));

/** The same as conditions on the table of titles, which a query calls `c`. */
export const listedConditions = (leaving: Leaving): Expression<SqlBool>[] => [
  ...leaving.criteria.map(({ column, values }) => sql<SqlBool>`${sql.ref(`c.${column}`)} <> all(${[...values]})`),
  ...(leaving.notForChildren ? [sql<SqlBool>`coalesce(c.body ->> 'rating', '') !~ ${notForChildren}`] : []),
];
