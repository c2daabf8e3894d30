import type { ViewerCall } from '../../platform/http/call.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import type { Audience } from './card.ts';

/** Somebody who looks at a realm's titles. */
type Looking = Pick<Audience, 'locale' | 'country' | 'now' | 'isGuest'>;

/** For whom titles are shown: somebody in a realm, whose settings tell the rest. */
export const audienceIn = ({ id, settings }: RealmRecord, looking: Looking): Audience => ({
  ...looking,
  realm: id,
  blockedCountries: settings.territory?.blocked ?? [],
  resultTags: settings.spoilers?.tags,
  epgPlayback: settings.epgPlayback,
});

/** For whom a call's answer is made. */
export const audienceOf = ({ context, realm, locale, country, viewer }: ViewerCall): Audience =>
  audienceIn(realm, { locale, country, now: context.clock.now(), isGuest: viewer.isGuest });
