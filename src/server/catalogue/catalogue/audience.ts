import type { ViewerContext } from '../../platform/realm-context.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import type { CardAudience } from './card.ts';

/** The properties of an audience that depend on the request, and not on the realm. */
type Looking = Pick<CardAudience, 'locale' | 'country' | 'now' | 'isGuest'>;

/** Builds the audience of a request: the request's properties plus those of the realm's settings. */
export const createAudience = ({ id, settings }: RealmRecord, looking: Looking): CardAudience => ({
  ...looking,
  realm: id,
  blockedCountries: settings.territory?.blocked ?? [],
  resultTags: settings.spoilers?.tags,
  epgPlayback: settings.epgPlayback,
});

/** Builds the audience of a request. */
export const getAudience = ({ clock, realm, locale, country, caller }: ViewerContext): CardAudience =>
  createAudience(realm, { locale, country, now: clock.now(), isGuest: caller.isGuest });
