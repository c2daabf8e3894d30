import { type Signal, useSignal } from '@preact/signals-react';
import { useRef } from 'react';

/** The menu that slides in: whether it is open, and how it opens and closes. */
export interface DrawerState {
  open: Signal<boolean>;
  dialog: React.RefObject<HTMLDialogElement | null>;
  show: () => void;
  hide: () => void;
}

/** State of one drawer. The dialog element itself owns focus, Escape and what lies behind. */
export function useDrawer(): DrawerState {
  const open = useSignal(false);
  const dialog = useRef<HTMLDialogElement>(null);
  return {
    open,
    dialog,
    show: () => {
      dialog.current?.showModal();
      open.value = true;
    },
    hide: () => dialog.current?.close(),
  };
}
