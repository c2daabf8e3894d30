import { readEntitlements } from '../../commerce/subscriptions/read-entitlements.ts';
import type { RunTransaction, Tx } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import type { CardAudience } from './card.ts';

/** The properties of an audience that depend on the request, and not on the realm. */
type Looking = Pick<CardAudience, 'locale' | 'country' | 'now' | 'isGuest' | 'entitlements'>;

/** Builds the audience of a request: the request's properties plus those of the realm's settings. */
export const createAudience = ({ id, settings, licences }: RealmRecord, looking: Looking): CardAudience => ({
  ...looking,
  realm: id,
  licences,
  blockedCountries: settings.territory?.blocked ?? [],
  resultTags: settings.spoilers?.tags,
  epgPlayback: settings.epgPlayback,
});

const toAudience = (
  { clock, realm, locale, country, caller }: ViewerContext,
  entitlements: readonly string[],
): CardAudience => createAudience(realm, { locale, country, now: clock.now(), isGuest: caller.isGuest, entitlements });

/** Builds the audience of a request. Reads the entitlements of a signed-in caller, with one query. */
export const readAudience = async (tx: Tx, context: ViewerContext): Promise<CardAudience> =>
  toAudience(context, await readEntitlements(tx, context));

/**
 * Builds the audience of a request for code outside a transaction. Guests need none, so that their pages open no
 * additional one.
 */
export const openAudience = async (runTransaction: RunTransaction, context: ViewerContext): Promise<CardAudience> =>
  context.caller.isGuest ? toAudience(context, []) : runTransaction((tx) => readAudience(tx, context));
