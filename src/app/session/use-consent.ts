import useSWR, { useSWRConfig } from 'swr';
import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';
import { useServices } from '../services.ts';
import { CONSENT_KEY } from './use-viewer.ts';

/** Returns the terms and the viewer's answers; undefined until loaded or if `asked` is false. */
export function useConsentPrompt(asked: boolean): ConsentPrompt | undefined {
  const { api, session } = useServices();
  const { data } = useSWR<ConsentPrompt>(
    asked ? CONSENT_KEY : null,
    async () => {
      // The session is loaded first: the endpoint works without one, but its response depends on it.
      await session.ensure();
      return api.call('GET /api/v2/consent-prompt');
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return asked ? data : undefined;
}

/** Returns the terms if the signed-in viewer has required ones to accept; else undefined. */
export function useOutstandingConsent(): ConsentPrompt | undefined {
  const prompt = useConsentPrompt(true);
  return prompt && prompt.outstanding.length > 0 ? prompt : undefined;
}

/** Returns a function that reloads the terms after the viewer has answered, so that the consent dialog closes. */
export function useConsentChange(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(CONSENT_KEY);
}
