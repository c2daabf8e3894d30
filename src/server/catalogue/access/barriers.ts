import { type AccessLevel, accessLevels, type Need, needOf, type Refusal } from '#schemas/access.ts';
import type { ContentBody, ContentKind } from '../../platform/db/columns/content.ts';
import { type EventTimes, occurrenceAt } from '../../platform/occurrence.ts';
import { premiereAt } from '../../platform/premiere.ts';
import { isBefore, isOutside, isOver, type Rights } from './rights.ts';

/** What is known of a title that decides who may watch it. */
export interface AccessTitle {
  kind: ContentKind;
  access: AccessLevel;
  geoblocked: boolean;
  rights?: Rights | undefined;
  event: EventTimes | null;
  body: Pick<ContentBody, 'available' | 'duration' | 'media' | 'premiereRelease'>;
}

/** Who wants to watch, where and when, and what of the realm's settings matters to that. */
export interface Circumstances {
  isGuest: boolean;
  /** Milliseconds. */
  now: number;
  /** Two letters; ZZ where it is not known. */
  country: string;
  /** Where the realm refuses what is geoblocked. */
  blockedCountries: readonly string[];
  /** Whether an unknown country counts as outside of a title's territories: of calls that name streams. */
  isCountryNeeded?: boolean;
}

/** What can stand between somebody and a title. */
export type Barrier = Refusal | 'SIGN_IN';

type NarrowedColumn = 'access' | 'geoblocked';

/** Titles by the values of a column, so that the database can tell them from others as well. */
export interface Criterion<Column extends NarrowedColumn = NarrowedColumn> {
  column: Column;
  values: readonly AccessTitle[Column][];
}

/** Whether a title meets a criterion. */
export const meets = <Column extends NarrowedColumn>(
  title: Pick<AccessTitle, Column>,
  { column, values }: Criterion<Column>,
): boolean => values.includes(title[column]);

const levelsThatNeed = (need: Need, isGuest: boolean): Criterion<'access'> => ({
  column: 'access',
  values: accessLevels.filter((level) => needOf(level, isGuest) === need),
});

/** For the barriers that lists can be narrowed by: the titles that they keep from somebody. */
export const criteria = {
  GEOBLOCKED: ({ country, blockedCountries }: Circumstances): Criterion<'geoblocked'> => ({
    column: 'geoblocked',
    values: blockedCountries.includes(country) ? [true] : [],
  }),
  PURCHASE: ({ isGuest }: Pick<Circumstances, 'isGuest'>) => levelsThatNeed('PURCHASE', isGuest),
  SIGN_IN: ({ isGuest }: Pick<Circumstances, 'isGuest'>) => levelsThatNeed('SIGN_IN', isGuest),
} as const;

/** Whether a title of a kind is one that plays; an event is where it says what. */
const hasStreams: Readonly<Record<ContentKind, (body: AccessTitle['body']) => boolean>> = {
  VIDEO: () => true,
  EPISODE: () => true,
  EVENT: ({ media }) => media !== undefined,
  SERIES: () => false,
  SEASON: () => false,
  PLAYLIST: () => false,
};

/** Whether there is no film: none at all, none yet, or none before its premiere. */
function isNotYetThere({ kind, body, rights }: AccessTitle, { now }: Circumstances): boolean {
  const hasFilm = hasStreams[kind](body) && body.available !== false;
  const premiere = premiereAt(body, now);
  return !hasFilm || isBefore(rights ?? {}, now) || (premiere !== undefined && now < premiere.start);
}

/** The rules, in the order in which they matter to who wants to watch. A new one is a line here. */
const rules: readonly (readonly [Barrier, (title: AccessTitle, who: Circumstances) => boolean])[] = [
  ['NOT_LIVE', ({ event }, { now }) => event !== null && !occurrenceAt(event, now).live],
  ['NO_LONGER', ({ rights }, { now }) => isOver(rights ?? {}, now)],
  [
    'GEOBLOCKED',
    (title, who) =>
      meets(title, criteria.GEOBLOCKED(who)) ||
      isOutside(title.rights ?? {}, who.country, who.isCountryNeeded ?? false),
  ],
  ['PURCHASE', (title, who) => meets(title, criteria.PURCHASE(who))],
  ['SIGN_IN', (title, who) => meets(title, criteria.SIGN_IN(who))],
  ['NOT_YET', isNotYetThere],
];

/** Everything that stands between somebody and a title, what matters most first. */
export const barriersFor = (title: AccessTitle, who: Circumstances): Barrier[] =>
  rules.flatMap(([barrier, stops]) => (stops(title, who) ? [barrier] : []));
