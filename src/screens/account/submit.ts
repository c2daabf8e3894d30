import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { FormEvent } from 'react';

/** Result of an action: done, cancelled by the user, or an error message with messages by field. */
export type SubmitOutcome = 'done' | 'given-up' | { message: string; fields: Record<string, string> };

/** State of a small form: error, pending and done. */
export function useSubmit(run: (values: Record<string, string>) => Promise<SubmitOutcome>) {
  useSignals();
  const busy = useSignal(false);
  const isDone = useSignal(false);
  const fault = useSignal<Exclude<SubmitOutcome, string> | undefined>(undefined);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.peek()) return;
    const form = event.currentTarget;
    busy.value = true;
    isDone.value = false;
    fault.value = undefined;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const outcome = await run(values);
    if (outcome === 'done') {
      form.reset();
      isDone.value = true;
    } else if (outcome !== 'given-up') {
      fault.value = outcome;
      const [first] = Object.keys(outcome.fields);
      const input = first === undefined ? undefined : form.elements.namedItem(first);
      if (input instanceof HTMLElement) input.focus();
    }
    busy.value = false;
  };
  return { onSubmit, isBusy: busy.value, isDone: isDone.value, fault: fault.value };
}
