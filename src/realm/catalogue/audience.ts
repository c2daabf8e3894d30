import type { ViewerCall } from '../http/call.ts';
import type { Audience } from './card.ts';
import type { Leaving } from './catalogue.store.ts';

/** For whom a call's answer is made. */
export const audienceOf = ({ context, realm, locale, country, viewer }: ViewerCall): Audience => ({
  realm: realm.id,
  locale,
  now: context.clock.now(),
  isGuest: viewer.isGuest,
  isBlockedCountry: realm.settings.territory?.blocked?.includes(country) ?? false,
  resultTags: realm.settings.spoilers?.tags,
});

interface DisplaySwitches {
  displayGeoblocked?: 'SHOW' | 'HIDE' | undefined;
  displayContentAvailableOnSignIn?: 'SHOW' | 'HIDE' | undefined;
}

/** Which titles a caller wants left out of lists; without a word nothing is. */
export const leavingOf = (
  { isBlockedCountry, isGuest }: Audience,
  { displayGeoblocked, displayContentAvailableOnSignIn }: DisplaySwitches,
): Leaving => ({
  geoblocked: displayGeoblocked === 'HIDE' && isBlockedCountry,
  onSignIn: displayContentAvailableOnSignIn === 'HIDE' && isGuest,
});
