import { type Signal, useSignal } from '@preact/signals-react';
import { useId, useRef } from 'react';

/** The menu that slides in: whether it is open, and how it opens and closes. */
export interface DrawerState {
  /** Id of the dialog. */
  id: string;
  open: Signal<boolean>;
  dialog: React.RefObject<HTMLDialogElement | null>;
  /** The search box in it, whose text is cleared on open and close. */
  search: React.RefObject<HTMLFormElement | null>;
  show: () => void;
  hide: () => void;
  /** To be called when the dialog has opened or closed, whoever did it. */
  onToggle: () => void;
}

/** State of one drawer. The dialog element itself owns focus, Escape and what lies behind. */
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

/** What makes a button open or close a dialog in the browser itself: it works before and without our code. */
export const commands = (command: 'show-modal' | 'close', commandfor: string): object => ({ command, commandfor });
