import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Outcome } from '#renderers/form/use-form.ts';
import { useWords } from '#renderers/messages/words.tsx';
import type { ConsentAnswer, ConsentPrompt } from '#schemas/wire/consent.ts';
import { failed } from '../forms/problem-faults.ts';
import { useServices } from '../services.ts';
import { CONSENT_KEY } from './use-viewer.ts';

/** The terms and the viewer's answers to them; undefined until they are known, and where they are not asked for. */
export function useConsentPrompt(asked: boolean): ConsentPrompt | undefined {
  const { api, session } = useServices();
  const { data } = useSWR<ConsentPrompt>(
    asked ? CONSENT_KEY : null,
    async () => {
      // The call needs no session, but what it answers depends on it.
      await session?.ensure();
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

/** Sends answers to the terms; whoever is held up by them goes on. */
export function useAnswerTerms(): (answers: readonly ConsentAnswer[], thanks: string) => Promise<Outcome> {
  const { api } = useServices();
  const words = useWords();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (answers, thanks) => {
      try {
        await api.call('POST /api/v2/consent-prompt/answers', { body: { consentAnswers: [...answers] } });
        await mutate(CONSENT_KEY);
        return { ok: true, message: thanks };
      } catch (error) {
        return failed(error, words);
      }
    },
    [api, words, mutate],
  );
}
