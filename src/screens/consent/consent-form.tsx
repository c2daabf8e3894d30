import { useSignals } from '@preact/signals-react/runtime';
import { useWords } from '#renderers/messages/words.tsx';
import { ConsentTerms } from '#renderers/form/consent-terms.tsx';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { failure as failureBox, form as formGrid } from '#renderers/form/form-view.styles.ts';
import type { FormInitial } from '#renderers/form/initial.ts';
import { SubmitButton } from '#renderers/form/submit-button.tsx';
import { type Send, useForm } from '#renderers/form/use-form.ts';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';

export interface ConsentFormProps {
  terms: readonly ConsentTerm[];
  registry: FieldRegistry;
  send: Send;
  initial: FormInitial | undefined;
}

/** The realm's terms as a form of their own: nothing is filled in, only ticked. */
export function ConsentForm({ terms, registry, send, initial }: ConsentFormProps) {
  useSignals();
  const { say } = useWords();
  const { form, onSubmit, ...state } = useForm({
    fields: none,
    terms,
    registry,
    send,
    emptyLabel: undefined,
    address: undefined,
    initial,
  });
  const failure = state.failure.value;
  return (
    <form ref={form} className={formGrid} onSubmit={onSubmit} method="post" noValidate aria-busy={state.busy.value}>
      <div role="alert" className={failure ? failureBox : undefined}>
        {failure}
      </div>
      <div role="status" className={visuallyHidden}>
        {state.summary.value}
      </div>
      <ConsentTerms terms={terms} state={state} />
      <SubmitButton label={say('consent.submit')} terms={terms} state={state} />
    </form>
  );
}

const none: never[] = [];
