import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { PASSWORD_SHORTEST } from '#schemas/values/password.ts';
import { Holder } from './holder.tsx';
import { SecretField } from './secret-field.tsx';
import * as styles from './security-screen.styles.ts';
import { type SubmitOutcome, useSubmit } from './submit.ts';

interface PasswordSectionProps {
  /** The account's email address. */
  email: string;
  change: (current: string, secret: string) => Promise<SubmitOutcome>;
}

/** Form to change the password; requires the current one. */
export function PasswordSection({ email, change }: PasswordSectionProps) {
  const { t } = useMessages();
  const { onSubmit, isBusy, isDone, fault } = useSubmit(({ current = '', secret = '' }) => change(current, secret));
  return (
    <section className={styles.section} aria-labelledby="security-password">
      <h2 id="security-password" className={styles.heading}>
        {t('security.password')}
      </h2>
      <p role="status" className={styles.done}>
        {isDone ? t('security.passwordChanged') : null}
      </p>
      <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
        <Holder email={email} />
        <SecretField
          name="current"
          label={t('security.current')}
          autocomplete="current-password"
          // The server reports a wrong current password without naming a field, so such an error is shown at this
          // field.
          fault={fault && !fault.fields['secret'] ? fault.message : undefined}
        />
        <SecretField
          name="secret"
          label={t('security.new')}
          hint={t('passwordHint', { min: PASSWORD_SHORTEST })}
          autocomplete="new-password"
          fault={fault?.fields['secret']}
        />
        <button type="submit" className={primary} aria-disabled={isBusy}>
          {t('security.changePassword')}
        </button>
      </form>
    </section>
  );
}
