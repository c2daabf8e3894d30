import { type AccessLevel, accessLevels, needOf, type Refusal } from '#schemas/access.ts';
import { isOpenedBy, type LicenceOffer } from '../../commerce/entitlements/entitlements.ts';
import type { ContentBody, ContentKind } from '../../platform/db/columns/content.ts';
import { type EventTimes, occurrenceAt } from '../../platform/occurrence.ts';
import { premiereAt } from '../../platform/premiere.ts';
import { isBeforeAvailability, isOutsideTerritories, isAfterAvailability, type Rights } from './rights.ts';

/** The facts of a title that decide whether a viewer may watch it. */
export interface AccessTitle {
  kind: ContentKind;
  access: AccessLevel;
  geoblocked: boolean;
  rights?: Rights | undefined;
  event: EventTimes | null;
  body: Pick<ContentBody, 'available' | 'duration' | 'entitlements' | 'media' | 'premiereRelease'>;
}

/** The request's viewer, time and country, and the realm settings that access depends on. */
export interface Circumstances {
  isGuest: boolean;
  /** Entitlements that the viewer's licences grant; none for guests. */
  entitlements: readonly string[];
  /** The realm's licences, which decisions name for titles that are sold. */
  licences: readonly LicenceOffer[];
  /** Milliseconds since 1970. */
  now: number;
  /** ISO 3166 country code, two letters; `ZZ` when unknown. */
  country: string;
  /** Countries where the realm refuses titles that are marked as geoblocked. */
  blockedCountries: readonly string[];
  /**
   * Whether an unknown country counts as outside a title's territories. True for requests that return stream addresses.
   */
  isCountryNeeded?: boolean;
}

/** A reason why a viewer cannot watch a title. */
export type AccessBarrier = Refusal | 'SIGN_IN';

type NarrowedColumn = 'access' | 'geoblocked';

/** Selects the titles whose column has one of the values. The same criterion is applied in SQL and in memory. */
export interface Criterion<Column extends NarrowedColumn = NarrowedColumn> {
  column: Column;
  values: readonly AccessTitle[Column][];
}

/** Tests a title against a criterion. */
export const matchesCriterion = <Column extends NarrowedColumn>(
  title: Pick<AccessTitle, Column>,
  { column, values }: Criterion<Column>,
): boolean => values.includes(title[column]);

/** Whether a title needs a purchase that the viewer has not made. */
export const isPurchaseNeeded = (
  {
    access,
    body: { entitlements } = {},
  }: Pick<AccessTitle, 'access'> & { body?: Pick<AccessTitle['body'], 'entitlements'> },
  { isGuest, entitlements: held }: Pick<Circumstances, 'isGuest' | 'entitlements'>,
): boolean => needOf(access, isGuest) === 'PURCHASE' && !isOpenedBy(entitlements, held);

/**
 * The criterion for each barrier (reason against playback) that a list can filter by. It selects the titles with that
 * barrier.
 */
export const criteria = {
  GEOBLOCKED: ({ country, blockedCountries }: Circumstances): Criterion<'geoblocked'> => ({
    column: 'geoblocked',
    values: blockedCountries.includes(country) ? [true] : [],
  }),
  SIGN_IN: ({ isGuest }: Pick<Circumstances, 'isGuest'>): Criterion<'access'> => ({
    column: 'access',
    values: accessLevels.filter((level) => needOf(level, isGuest) === 'SIGN_IN'),
  }),
} as const;

/** Tells whether titles of a kind have a stream; an event has one only if it names its media. */
const hasStreams: Readonly<Record<ContentKind, (body: AccessTitle['body']) => boolean>> = {
  VIDEO: () => true,
  EPISODE: () => true,
  EVENT: ({ media }) => media !== undefined,
  SERIES: () => false,
  SEASON: () => false,
  PLAYLIST: () => false,
};

/** True if nothing can be played yet: no media, not released, or before the premiere. */
function isNotYetThere({ kind, body, rights }: AccessTitle, { now }: Circumstances): boolean {
  const hasFilm = hasStreams[kind](body) && body.available !== false;
  const premiere = premiereAt(body, now);
  return !hasFilm || isBeforeAvailability(rights ?? {}, now) || (premiere !== undefined && now < premiere.start);
}

/**
 * The access rules in order of priority: the first one that applies is reported to the viewer. A new rule is one more
 * line of this table.
 */
const rules: readonly (readonly [AccessBarrier, (title: AccessTitle, who: Circumstances) => boolean])[] = [
  ['NOT_LIVE', ({ event }, { now }) => event !== null && !occurrenceAt(event, now).live],
  ['NO_LONGER', ({ rights }, { now }) => isAfterAvailability(rights ?? {}, now)],
  [
    'GEOBLOCKED',
    (title, who) =>
      matchesCriterion(title, criteria.GEOBLOCKED(who)) ||
      isOutsideTerritories(title.rights ?? {}, who.country, who.isCountryNeeded ?? false),
  ],
  ['PURCHASE', isPurchaseNeeded],
  ['SIGN_IN', (title, who) => matchesCriterion(title, criteria.SIGN_IN(who))],
  ['NOT_YET', isNotYetThere],
];

/** Returns all barriers that keep the viewer from playing the title, the most important first. */
export const findBarriers = (title: AccessTitle, who: Circumstances): AccessBarrier[] =>
  rules.flatMap(([barrier, stops]) => (stops(title, who) ? [barrier] : []));
