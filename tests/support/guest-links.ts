import type { LinkContext } from '#app/links/link-context.ts';

/** Link context of a guest with default paths and all switches off. */
export const guestLinks: LinkContext = {
  pathSegments: {},
  lang: undefined,
  isGuest: true,
  licenceIds: [],
  rules: { interstitial: 'DISABLED', enhancedMetadata: 'DISABLED', seriesInterstitial: 'DISABLED' },
  carried: {},
};
