import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { error as errorStyle, field as fieldStyle, input, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { type Outcome, useSubmit } from '../account/submit.ts';
import * as styles from './profiles-screen.styles.ts';

interface PinDialogProps {
  title: string;
  /** What the button says. */
  action: string;
  send: (pin: string) => Promise<Outcome>;
  /** Has a link mailed by which the PIN is removed; absent where a new one is chosen. */
  forget?: () => Promise<Outcome>;
  onClose: () => void;
}

/** Asks for the account's PIN of four digits. */
export function PinDialog({ title, action, send, forget, onClose }: PinDialogProps) {
  useSignals();
  const { t } = useMessages();
  const id = useId();
  const said = useSignal('');
  const { onSubmit, isBusy, fault } = useSubmit(({ pin = '' }) => send(pin));
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
        <div className={fieldStyle}>
          <label htmlFor={`${id}-pin`} className={label}>
            {t('profiles.pin')}
          </label>
          <input
            id={`${id}-pin`}
            name="pin"
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
            {fault?.message}
          </p>
        </div>
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
