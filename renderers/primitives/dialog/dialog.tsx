import { type ComponentProps, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { lightDismiss } from './light-dismiss.ts';
import { useClosedByBack } from './use-closed-by-back.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClick' | 'onCancel' | 'closedby'> {
  /**
   * Called when the user closes the dialog. The parent then removes it from the tree. Undefined for dialogs that must
   * be answered.
   */
  onClose: (() => void) | undefined;
  /** What closes the dialog: Escape and outside clicks, or Escape only. */
  closedBy?: 'any' | 'closerequest';
}

const keepOpen = (event: SyntheticEvent) => event.preventDefault();

/**
 * A modal dialog, open while mounted. The native element traps the focus, handles Escape (and "back" on phones), covers
 * the page and restores the focus, else the main element is focused. Closes on history navigation.
 */
export function Dialog({ onClose, closedBy = 'any', ...shown }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useClosedByBack(onClose);
  useLayoutEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
    // Close before the node is removed from the document; otherwise the browser does not restore the focus.
    return () => node?.close();
  }, []);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <dialog
      {...shown}
      ref={dialog}
      {...(onClose && closedBy === 'any' ? lightDismiss : { closedby: onClose ? closedBy : 'none' })}
      // Prevents closing in browsers without support for `closedby`.
      onCancel={onClose ? undefined : keepOpen}
      onClose={({ currentTarget }) => currentTarget.open || onClose?.()}
    />
  );
}
