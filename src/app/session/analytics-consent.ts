import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';
import type { Consent } from '#services/analytics/stream.ts';

/**
 * Derives the consent to analytics from the viewer's answer to the realm's consent term. Consent to another edition of
 * the term does not count, but a refusal stays valid.
 * @param isOptedOut whether the browser sends an opt-out signal, which counts if the viewer has not answered
 */
export function analyticsConsent(prompt: ConsentPrompt | undefined, term: string, isOptedOut: boolean): Consent {
  const given = prompt?.answers?.find(({ consentField }) => consentField.fieldName === term);
  if (given?.answer === false) return 'refused';
  if (given?.isCurrent) return 'granted';
  return isOptedOut ? 'refused' : 'undecided';
}
