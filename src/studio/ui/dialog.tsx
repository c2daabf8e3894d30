import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../words.ts';
import * as styles from './dialog.styles.ts';

interface DialogProps {
  title: string;
  wide?: boolean;
  onClose: () => void;
  /** The buttons, after the one that closes. */
  actions?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** Something to look at and decide before going on. Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, wide = false, onClose, actions, closeLabel = words.close, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = ref;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
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
    </dialog>
  );
}
