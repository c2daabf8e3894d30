import type { ConsentPrompt } from '#schemas/wire/consent.ts';
import type { Consent } from '#services/analytics/stream.ts';

/**
 * What a viewer's answers say of a term of the realm's. Who has agreed to other words has not agreed to these; a no stays one.
 * @param isOptedOut whether the browser asks not to be followed, which counts where nothing was answered
 */
export function analyticsConsent(prompt: ConsentPrompt | undefined, term: string, isOptedOut: boolean): Consent {
  const given = prompt?.answers?.find(({ consentField }) => consentField.fieldName === term);
  if (given?.answer === false) return 'refused';
  if (given?.isCurrent) return 'granted';
  return isOptedOut ? 'refused' : 'undecided';
}
