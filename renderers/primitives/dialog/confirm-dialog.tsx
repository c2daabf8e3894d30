import { useId, useState } from 'react';
import { primary, quiet } from '../button/button.styles.ts';
import * as styles from './confirm-dialog.styles.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What comes of it. */
  text: string;
  /** Words of the button that does it, and of the one that leaves everything as it is. */
  confirm: string;
  cancel: string;
  /** Does it, once; the dialog stays until that is over. Must not reject. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
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
      <div className={styles.actions}>
        <button type="button" className={quiet} onClick={onClose}>
          {cancel}
        </button>
        <button type="button" className={primary} aria-disabled={isBusy} onClick={() => void run()}>
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
