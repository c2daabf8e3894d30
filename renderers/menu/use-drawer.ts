import { type Signal, useSignal } from '@preact/signals-react';
import { useId, useRef } from 'react';

/** State of the drawer: open or closed, and functions to change it. */
export interface DrawerState {
  /** Id of the dialog element. */
  id: string;
  open: Signal<boolean>;
  dialog: React.RefObject<HTMLDialogElement | null>;
  /** The drawer's search form; reset on open and close. */
  search: React.RefObject<HTMLFormElement | null>;
  show: () => void;
  hide: () => void;
  /** Handler for the dialog's toggle event, however the dialog was opened or closed. */
  onToggle: () => void;
}

/** State of one drawer. The dialog element handles focus, Escape and inertness of the page. */
export function useDrawer(): DrawerState {
  const id = useId();
  const open = useSignal(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLFormElement>(null);
  const onToggle = () => {
    open.value = dialog.current?.open ?? false;
    search.current?.reset();
  };
  return {
    id,
    open,
    dialog,
    search,
    show: () => {
      dialog.current?.showModal();
      onToggle();
    },
    hide: () => dialog.current?.close(),
    onToggle,
  };
}

/** Invoker attributes (`command`, `commandfor`) that let a button open or close a dialog without JavaScript. */
export const commands = (command: 'show-modal' | 'close', commandfor: string): object => ({ command, commandfor });
