import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';
import type { Consent } from '#services/analytics/stream.ts';

/**
 * Derives analytics consent from the viewer's answer to a term. Consent to another edition does not count; a refusal
 * stays valid.
 * @param isOptedOut whether the browser sends an opt-out signal, which counts if there is no answer
 */
export function analyticsConsent(prompt: ConsentPrompt | undefined, term: string, isOptedOut: boolean): Consent {
  const given = prompt?.answers?.find(({ consentField }) => consentField.fieldName === term);
  if (given?.answer === false) return 'refused';
  if (given?.isCurrent) return 'granted';
  return isOptedOut ? 'refused' : 'undecided';
}
