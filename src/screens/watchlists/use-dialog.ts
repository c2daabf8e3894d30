import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

/** A modal dialog that is open for as long as it is drawn, and closes by Escape, its backdrop or `close`. */
export function useDialog(onClose: () => void): {
  props: { ref: RefObject<HTMLDialogElement | null>; onClose: () => void; onClick: (event: MouseEvent) => void };
  close: () => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = ref.current;
    if (node && !node.open) node.showModal();
  }, []);
  const close = useCallback(() => ref.current?.close(), []);
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return { props: { ref, onClose, onClick }, close };
}
