import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import * as styles from './security-screen.styles.ts';
import type { SubmitOutcome } from './submit.ts';

/**
 * State of an action that a button starts. Render `words`: it shows the result and then takes the focus, because the
 * button may be removed.
 */
export function useAsked() {
  useSignals();
  const busy = useSignal(false);
  const said = useSignal('');
  const fault = useSignal('');
  const status = useRef<HTMLParagraphElement>(null);
  const run = async (call: () => Promise<SubmitOutcome>, done: string) => {
    if (busy.peek()) return;
    busy.value = true;
    said.value = fault.value = '';
    const outcome = await call();
    if (outcome === 'done') {
      said.value = done;
      status.current?.focus();
    } else if (outcome !== 'given-up') fault.value = outcome.message;
    busy.value = false;
  };
  const words = (
    <>
      <p ref={status} tabIndex={-1} role="status" className={styles.done}>
        {said.value}
      </p>
      <p role="alert" className={styles.fault}>
        {fault.value}
      </p>
    </>
  );
  return { run, words, isBusy: busy.value };
}
