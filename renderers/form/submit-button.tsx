import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { answersOf, checkConsent } from '#schemas/values/consent.ts';
import { useMessages } from '../messages/messages.tsx';
import { primary } from '../primitives/button/button.styles.ts';
import { useHydrated } from '../primitives/hydrated.ts';
import type { FormState } from './form-state.ts';
import * as styles from './form-view.styles.ts';

interface SubmitButtonProps {
  label: string;
  terms: readonly ConsentTerm[];
  state: Pick<FormState, 'busy' | 'done' | 'ticked'>;
}

/** Submit button, disabled until all required terms are ticked; replaced by the success message afterwards. */
export function SubmitButton({ label, terms, state }: SubmitButtonProps) {
  useSignals();
  const { t } = useMessages();
  const id = useId();
  // The button is disabled for lack of consent only after hydration. Without JavaScript nothing would enable it again,
  // so there the server checks the consent.
  const hydrated = useHydrated();
  const awaitsConsent = hydrated && checkConsent(terms, answersOf(terms, state.ticked.value)).length > 0;
  const done = state.done.value;
  if (done !== undefined)
    return (
      <p role="status" className={styles.done}>
        {done}
      </p>
    );
  return (
    <div className={styles.submit}>
      <button
        type="submit"
        className={primary}
        aria-disabled={state.busy.value || awaitsConsent}
        aria-describedby={awaitsConsent ? id : undefined}
      >
        {label}
      </button>
      {awaitsConsent ? (
        <p id={id} className={styles.awaitsConsent}>
          {t('consentGate')}
        </p>
      ) : null}
    </div>
  );
}
