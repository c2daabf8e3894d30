import { useRef } from 'react';
import type { FormInitial } from '#renderers/form/initial.ts';
import type { Send } from '#renderers/form/use-form.ts';

/**
 * Has terms asked for again when answers to them were refused: they may have changed while they were read. The form that then begins
 * anew with others says why.
 */
export function useFreshTerms<Form extends { send: Send; initial: FormInitial | undefined }>(
  form: Form,
  ask: () => Promise<unknown>,
): Form {
  const { send, initial } = form;
  const failure = useRef<string | undefined>(undefined);
  return {
    ...form,
    initial: { ...initial, ...(failure.current !== undefined && { failure: failure.current }) },
    async send(post) {
      const outcome = await send(post);
      failure.current = outcome.ok ? undefined : outcome.message;
      if (!outcome.ok) await ask();
      return outcome;
    },
  };
}
