import { useRef } from 'react';
import type { FormPost } from '#renderers/form/submit-form.ts';
import type { Services } from '../services.ts';
import { answers } from './answers.ts';
import type { Sent } from './define-form.ts';

/** A random name. Not by `randomUUID`: browsers have that on secure origins alone. */
const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How an answer is sent: each try to send it has one key, so that it is kept once, and the next answer has another. */
export function useAnswerKey(): { send: typeof answers.send } {
  const key = useRef('');
  return {
    async send(post: FormPost, services: Services, page: Pick<Request, 'url'>): Promise<Sent> {
      key.current ||= makeKey();
      const sent = await answers.send({ ...post, key: key.current }, services, page);
      // The server stores no answer that it refuses: the corrected one may have the same key.
      if (sent.ok) key.current = '';
      return sent;
    },
  };
}
