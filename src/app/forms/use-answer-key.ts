import { useRef } from 'react';
import type { FormPost } from '#renderers/form/submit-form.ts';
import type { Services } from '../services.ts';
import { answers } from './answers.ts';
import type { Sent } from './define-form.ts';

/** Creates a random key. `crypto.randomUUID` is not used, because it exists in secure contexts (HTTPS) only. */
const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends answers with an idempotency key: retries of one answer share a key, so that it is stored once. */
export function useAnswerKey(): { send: typeof answers.send } {
  const key = useRef('');
  return {
    async send(post: FormPost, services: Services, page: Pick<Request, 'url'>): Promise<Sent> {
      key.current ||= makeKey();
      const sent = await answers.send({ ...post, key: key.current }, services, page);
      // After success the next answer needs a new key. A rejected answer was not stored, so the corrected one may reuse
      // its key.
      if (sent.ok) key.current = '';
      return sent;
    },
  };
}
