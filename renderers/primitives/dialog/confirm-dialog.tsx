import { type ReactNode, useId, useState } from 'react';
import { primary, quiet } from '../button/button.styles.ts';
import * as styles from './confirm-dialog.styles.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** Describes the consequences of the action. */
  text: string;
  /** Controls of the action, below the text. */
  children?: ReactNode;
  /** Texts of the confirm and the cancel button. */
  confirm: string;
  cancel: string;
  /** Whether one of the further controls is the main action instead of the confirm button. */
  isConfirmQuiet?: boolean;
  /** Called once on confirmation; the dialog stays open until it resolves. Must not reject. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Confirmation dialog for actions that cannot be undone. */
export function ConfirmDialog({ title, text, children, confirm, cancel, ...props }: ConfirmDialogProps) {
  const { isConfirmQuiet = false, onConfirm, onClose } = props;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog className={styles.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} onClose={onClose}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      {children}
      <div className={styles.actions}>
        <button type="button" className={quiet} onClick={onClose}>
          {cancel}
        </button>
        <button
          type="button"
          className={isConfirmQuiet ? quiet : primary}
          aria-disabled={isBusy}
          onClick={() => void run()}
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
