import useSWR, { useSWRConfig } from 'swr';
import type { ConsentPrompt } from '#schemas/wire/consent.ts';
import { useServices } from '../services.ts';
import { CONSENT_KEY } from './use-viewer.ts';

/** The terms and the viewer's answers to them; undefined until they are known, and where they are not asked for. */
export function useConsentPrompt(asked: boolean): ConsentPrompt | undefined {
  const { api, session } = useServices();
  const { data } = useSWR<ConsentPrompt>(
    asked ? CONSENT_KEY : null,
    async () => {
      // The call needs no session, but what it answers depends on it.
      await session.ensure();
      return api.call('GET /api/v2/consent-prompt');
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return asked ? data : undefined;
}

/** The terms, once they are known and when the signed-in viewer has required ones to agree to. */
export function useOutstandingConsent(): ConsentPrompt | undefined {
  const prompt = useConsentPrompt(true);
  return prompt && prompt.outstanding.length > 0 ? prompt : undefined;
}

/** To be called when the viewer has answered the terms: whoever is held up by them goes on. */
export function useConsentChange(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(CONSENT_KEY);
}
