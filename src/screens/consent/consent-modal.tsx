import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { quiet } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { ConsentForm, type ConsentFormProps } from './consent-form.tsx';
import { type Changed, ConsentReason } from './consent-reason.tsx';
import * as styles from './consent.styles.ts';

interface ConsentModalProps extends ConsentFormProps {
  /** The changed terms, if the user is asked because terms have changed. */
  changed: Changed | undefined;
  /** Signs out a user who does not agree. */
  signOut: () => void;
}

/** Consent dialog over the page; closes only by accepting the required terms or by signing out. */
export function ConsentModal({ signOut, changed, ...form }: ConsentModalProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <Dialog
      className={styles.modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      // The dialog cannot be dismissed, because the page must not be used before the user has answered.
      onClose={undefined}
    >
      <h2 id={`${id}-title`} className={styles.heading}>
        {t('consent.title')}
      </h2>
      <ConsentReason id={`${id}-body`} changed={changed} />
      <ConsentForm {...form} />
      <button type="button" className={`${quiet} ${styles.leave}`} onClick={signOut}>
        {t('signOut')}
      </button>
    </Dialog>
  );
}
