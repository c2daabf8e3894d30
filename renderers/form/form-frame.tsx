import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import { ConsentTerms } from './consent-terms.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { UsedForm } from './use-form.ts';
import * as styles from './form-view.styles.ts';

interface FormFrameProps {
  used: UsedForm;
  terms: readonly ConsentTerm[];
  submitLabel: string;
  /** Action for submits without JavaScript; defaults to the page's own URL. */
  action?: string | undefined;
  /** Content of the form above the error summary. */
  head?: ReactNode;
  /** Content above the submit button, such as a proof-of-work check. */
  check?: ReactNode;
  children?: ReactNode;
}

/** Frame of every form: errors of the whole form, consent terms, submit button. The browser's own validation is off. */
export function FormFrame({ used, terms, submitLabel, action, head, check, children }: FormFrameProps) {
  useSignals();
  const failure = used.failure.value;
  return (
    <form
      ref={used.form}
      className={styles.form}
      onSubmit={used.onSubmit}
      action={action}
      method="post"
      noValidate
      aria-busy={used.busy.value}
    >
      {head}
      <div role="alert" className={failure ? styles.failure : undefined}>
        {failure}
      </div>
      <div role="status" className={visuallyHidden}>
        {used.summary.value}
      </div>
      {children}
      <ConsentTerms terms={terms} state={used} />
      {check}
      <SubmitButton label={submitLabel} terms={terms} state={used} />
    </form>
  );
}
