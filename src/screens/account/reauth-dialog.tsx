import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { Holder } from './holder.tsx';
import { SecretField } from './secret-field.tsx';
import * as styles from './security-screen.styles.ts';
import { type SubmitOutcome, useSubmit } from './submit.ts';
import { useAsked } from './use-asked.tsx';

interface ReauthDialogProps {
  /** The account's email address. */
  email: string;
  /** Whether a passkey is required, because the password is not sufficient. */
  byKeyAlone: boolean;
  prove: (secret: string) => Promise<SubmitOutcome>;
  /** Authenticates by passkey; undefined if the realm does not offer passkeys. */
  proveByKey: (() => Promise<SubmitOutcome>) | undefined;
  onClose: () => void;
}

/** Re-authentication dialog: asks for the password or a passkey before a sensitive action. */
export function ReauthDialog({ email, byKeyAlone, prove, proveByKey, onClose }: ReauthDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const { onSubmit, isBusy, fault } = useSubmit(({ secret = '' }) => prove(secret));
  const key = useAsked();
  const isKnown = useHydrated() && 'PublicKeyCredential' in window;
  const byKey =
    proveByKey && isKnown ? (
      <button
        type="button"
        className={byKeyAlone ? primary : secondary}
        aria-disabled={key.isBusy}
        onClick={() => void key.run(proveByKey, '')}
      >
        {t('security.byPasskey')}
      </button>
    ) : null;
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose} closedBy="closerequest">
      <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
        <h2 id={id} className={styles.heading}>
          {t(byKeyAlone ? 'secondFactorRequired' : 'reauthRequired')}
        </h2>
        {byKeyAlone ? null : (
          <>
            <Holder email={email} />
            <SecretField
              name="secret"
              label={t('security.current')}
              autocomplete="current-password"
              fault={fault && (fault.fields['secret'] ?? fault.message)}
            />
          </>
        )}
        {key.words}
        <div className={styles.buttons}>
          {byKeyAlone ? null : (
            <button type="submit" className={primary} aria-disabled={isBusy}>
              {t('security.goOn')}
            </button>
          )}
          {byKey}
          <button type="button" className={quiet} onClick={onClose}>
            {t('security.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
