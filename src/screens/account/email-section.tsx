import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef } from 'react';
import { error as errorStyle, field as fieldStyle, input, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from './security-screen.styles.ts';
import { type SubmitOutcome, useSubmit } from './submit.ts';

interface EmailSectionProps {
  email: string;
  /** New address that is not confirmed yet. */
  pending: string | undefined;
  ask: (email: string) => Promise<SubmitOutcome>;
  cancel: () => Promise<SubmitOutcome>;
}

/**
 * Section with the account's email address and a form to change it. The change takes effect when the link in the
 * confirmation email is opened.
 */
export function EmailSection({ email, pending, ask, cancel }: EmailSectionProps) {
  const { t } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(pending);
  useEffect(() => {
    // The form with the focus was replaced by the message about the pending change (or the reverse). The focus moves to
    // the heading, so that screen reader users do not lose their place.
    if (before.current !== pending) heading.current?.focus();
    before.current = pending;
  }, [pending]);
  return (
    <section className={styles.section} aria-labelledby="security-email">
      <h2 ref={heading} tabIndex={-1} id="security-email" className={styles.heading}>
        {t('security.email')}
      </h2>
      <p className={styles.facts}>{t('account.signedInAs', { email })}</p>
      {pending === undefined ? <Ask ask={ask} /> : <Pending pending={pending} ask={ask} cancel={cancel} />}
    </section>
  );
}

function Ask({ ask }: Pick<EmailSectionProps, 'ask'>) {
  const { t } = useMessages();
  const id = useId();
  const { onSubmit, isBusy, fault } = useSubmit(({ email = '' }) => ask(email));
  const told = fault && (fault.fields['email'] ?? fault.message);
  return (
    <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
      <div className={fieldStyle}>
        <label htmlFor={id} className={label}>
          {t('security.newEmail')}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          className={input}
          aria-invalid={told !== undefined}
          aria-describedby={told === undefined ? undefined : `${id}-fault`}
        />
        <p id={`${id}-fault`} role="alert" className={told === undefined ? undefined : errorStyle}>
          {told}
        </p>
      </div>
      <button type="submit" className={primary} aria-disabled={isBusy}>
        {t('security.changeEmail')}
      </button>
    </form>
  );
}

function Pending({ pending, ask, cancel }: Pick<EmailSectionProps, 'ask' | 'cancel'> & { pending: string }) {
  useSignals();
  const { t } = useMessages();
  const said = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const run = async (call: () => Promise<SubmitOutcome>, done?: string) => {
    if (busy.peek()) return;
    busy.value = true;
    const outcome = await call();
    said.value = outcome === 'done' ? done : outcome === 'given-up' ? undefined : outcome.message;
    busy.value = false;
  };
  return (
    <>
      <p role="status" className={styles.waiting}>
        {said.value ?? t('security.pending', { email: pending })}
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className={secondary}
          aria-disabled={busy.value}
          onClick={() => void run(() => ask(pending), t('mailSent.sentAgain'))}
        >
          {t('mailSent.again')}
        </button>
        <button type="button" className={quiet} aria-disabled={busy.value} onClick={() => void run(cancel)}>
          {t('security.cancelChange')}
        </button>
      </div>
    </>
  );
}
