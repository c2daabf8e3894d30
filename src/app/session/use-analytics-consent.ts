import type { Consent } from '#services/analytics/stream.ts';
import { analyticsConsent } from './analytics-consent.ts';
import { useConsentPrompt } from './use-consent.ts';
import { useViewer } from './use-viewer.ts';

/** Whether the browser sends Global Privacy Control. */
const isOptedOut = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Returns the viewer's analytics consent by the realm's consent term, if it has one. An explicit answer overrides
 * Global Privacy Control.
 */
export function useAnalyticsConsent(term: string | undefined): Consent {
  const { isGuest } = useViewer();
  const prompt = useConsentPrompt(term !== undefined && !isGuest);
  if (typeof navigator === 'undefined') return 'undecided';
  if (term === undefined) return isOptedOut() ? 'refused' : 'granted';
  return analyticsConsent(prompt, term, isOptedOut());
}
