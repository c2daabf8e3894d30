import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { Holder } from './holder.tsx';
import { SecretField } from './secret-field.tsx';
import * as styles from './security-screen.styles.ts';
import { type Outcome, useSubmit } from './submit.ts';

interface ReauthDialogProps {
  /** Of the account. */
  email: string;
  prove: (secret: string) => Promise<Outcome>;
  onClose: () => void;
}

/** Asks for the password before something that only the account's holder may do. */
export function ReauthDialog({ email, prove, onClose }: ReauthDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const { onSubmit, isBusy, fault } = useSubmit(({ secret = '' }) => prove(secret));
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose} closedBy="closerequest">
      <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
        <h2 id={id} className={styles.heading}>
          {t('reauthRequired')}
        </h2>
        <Holder email={email} />
        <SecretField
          name="secret"
          label={t('security.current')}
          autocomplete="current-password"
          fault={fault && (fault.fields['secret'] ?? fault.message)}
        />
        <div className={styles.buttons}>
          <button type="submit" className={primary} aria-disabled={isBusy}>
            {t('security.goOn')}
          </button>
          <button type="button" className={quiet} onClick={onClose}>
            {t('security.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
