import { type ReactNode, useId } from 'react';
import { Dialog as Modal } from '#renderers/primitives/dialog/dialog.tsx';
import { messages } from '../messages.ts';
import * as styles from './dialog.styles.ts';

interface DialogProps {
  title: string;
  wide?: boolean;
  onClose: () => void;
  /** Buttons that are shown after the dialog's close button. */
  actions?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** Modal dialog. A click outside does not close it, because input would be lost. */
export function StudioDialog({
  title,
  wide = false,
  onClose,
  actions,
  closeLabel = messages.close,
  children,
}: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      closedBy="closerequest"
      onClose={onClose}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={onClose}>
          {closeLabel}
        </button>
        {actions}
      </div>
    </Modal>
  );
}
