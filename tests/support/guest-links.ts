import type { LinkContext } from '#app/links/link-context.ts';

/** What addresses depend on for a guest at default paths, on a realm with every switch off. */
export const guestLinks: LinkContext = {
  pathSegments: {},
  lang: undefined,
  isGuest: true,
  rules: { interstitial: 'DISABLED', enhancedMetadata: 'DISABLED', seriesInterstitial: 'DISABLED' },
  carried: {},
};
