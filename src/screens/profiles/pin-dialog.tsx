import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { error as errorStyle, field as fieldStyle, input, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { type SubmitOutcome, useSubmit } from '../account/submit.ts';
import * as styles from './profiles-screen.styles.ts';

interface PinDialogProps {
  title: string;
  /** Text of the PIN dialog's submit button. */
  action: string;
  send: (pin: string) => Promise<SubmitOutcome>;
  /** Whether the user chooses a new PIN. The input is masked, so the user must type the PIN twice. */
  isNew?: boolean;
  /** Requests an email with a link that removes the PIN; absent when choosing a new one. */
  forget?: () => Promise<SubmitOutcome>;
  onClose: () => void;
}

interface PinFieldProps {
  id: string;
  name: string;
  label: string;
  /** Error message of the PIN field. */
  fault: string | undefined;
}

function PinField({ id, name, label: text, fault }: PinFieldProps) {
  return (
    <div className={fieldStyle}>
      <label htmlFor={id} className={label}>
        {text}
      </label>
      <input
        id={id}
        name={name}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        dir="ltr"
        className={input}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
      />
      <p id={`${id}-fault`} role="alert" className={fault ? errorStyle : undefined}>
        {fault}
      </p>
    </div>
  );
}

/** Dialog for entering the account's four-digit PIN, or for choosing a new one. */
export function PinDialog({ title, action, send, isNew = false, forget, onClose }: PinDialogProps) {
  useSignals();
  const { t } = useMessages();
  const id = useId();
  const said = useSignal('');
  const { onSubmit, isBusy, fault } = useSubmit(async ({ pin = '', again = '' }) => {
    const message = t('profiles.pinMismatch');
    return isNew && pin !== again ? { message, fields: { again: message } } : send(pin);
  });
  const ask = async () => {
    const outcome = await forget?.();
    if (outcome !== undefined && outcome !== 'given-up')
      said.value = outcome === 'done' ? t('profiles.pinMailed') : outcome.message;
  };
  return (
    <Dialog className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose} closedBy="closerequest">
      <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <PinField
          id={`${id}-pin`}
          name="pin"
          label={t(isNew ? 'profiles.newPin' : 'profiles.pin')}
          fault={fault && (fault.fields['again'] === undefined ? fault.message : undefined)}
        />
        {isNew ? (
          <PinField id={`${id}-again`} name="again" label={t('profiles.pinAgain')} fault={fault?.fields['again']} />
        ) : null}
        <p role="status">{said.value}</p>
        <div className={styles.buttons}>
          <button type="submit" className={primary} aria-disabled={isBusy}>
            {action}
          </button>
          <button type="button" className={quiet} onClick={onClose}>
            {t('profiles.cancel')}
          </button>
          {forget ? (
            <button type="button" className={quiet} onClick={() => void ask()}>
              {t('profiles.forgotPin')}
            </button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
