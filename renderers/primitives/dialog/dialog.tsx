import { type ComponentProps, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { lightDismiss } from './light-dismiss.ts';
import { useClosedByBack } from './use-closed-by-back.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClick' | 'onCancel' | 'closedby'> {
  /**
   * Called when the viewer has closed it, and to be called by what closes it from within: it is closed by not being drawn
   * any more. Undefined for a dialog that stays until it has an answer.
   */
  onClose: (() => void) | undefined;
  /** What closes it besides: Escape and a click beside it, or Escape alone. */
  closedBy?: 'any' | 'closerequest';
}

const keepOpen = (event: SyntheticEvent) => event.preventDefault();

/**
 * A modal dialog, open for as long as it is drawn. The browser's own element keeps the focus within, hears Escape (and on
 * phones the way back), covers the page, and gives the focus back to where it was; if that is gone, the main part has it.
 * It goes with the page that it was opened on.
 */
export function Dialog({ onClose, closedBy = 'any', ...shown }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useClosedByBack(onClose);
  useLayoutEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
    // While it still stands in the document: else the browser gives the focus back to nobody.
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
      // Browsers that do not know `closedby` would close it.
      onCancel={onClose ? undefined : keepOpen}
      onClose={({ currentTarget }) => currentTarget.open || onClose?.()}
    />
  );
}
