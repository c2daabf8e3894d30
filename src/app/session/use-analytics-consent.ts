import type { Consent } from '#services/analytics/stream.ts';
import { analyticsConsent } from './analytics-consent.ts';
import { useConsentPrompt } from './use-consent.ts';
import { useViewer } from './use-viewer.ts';

/** Whether the browser asks not to be followed (Global Privacy Control). */
const isOptedOut = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Whether the viewer has allowed to be counted, by the realm's term for it where it has one. An answer to the realm's own
 * question counts for more than the browser's wish.
 */
export function useAnalyticsConsent(term: string | undefined): Consent {
  const { isGuest } = useViewer();
  const prompt = useConsentPrompt(term !== undefined && !isGuest);
  if (typeof navigator === 'undefined') return 'undecided';
  if (term === undefined) return isOptedOut() ? 'refused' : 'granted';
  return analyticsConsent(prompt, term, isOptedOut());
}
