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
  /** Where the browser itself sends the form while there is no script; by itself the page's own address. */
  action?: string | undefined;
  /** What stands above what went wrong. */
  head?: ReactNode;
  /** What stands above the button. */
  check?: ReactNode;
  /** The fields. */
  children?: ReactNode;
}

/** What every form has around its fields: what went wrong with the whole, the terms, the button. The browser's own checks stay off. */
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
