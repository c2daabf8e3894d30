import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ToastMessage, ToastsPort } from '../../ports/toasts.ts';

/** A message that is on screen. */
export interface Toast extends ToastMessage {
  id: number;
}

/** The messages on screen, and how they come and go. */
export interface ToastStore extends ToastsPort {
  shown: ReadonlySignal<readonly Toast[]>;
  dismiss(id: number): void;
  /** Stops the clocks while somebody reads: a pointer rests on a message, or the focus is in one. */
  hold(): void;
  release(): void;
}

/** A message hides itself after this long. */
export const TOAST_TIME = 15_000;
/** More would cover the page; the oldest makes room. */
const MOST = 3;

/** Keeps the messages on screen. The oldest stands first. */
export function createToasts(): ToastStore {
  const shown = signal<readonly Toast[]>([]);
  const clocks = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  const stop = (id: number) => {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
  };
  const dismiss = (id: number) => {
    stop(id);
    shown.value = shown.peek().filter((toast) => toast.id !== id);
  };
  const start = (id: number) => clocks.set(id, setTimeout(dismiss, TOAST_TIME, id));
  return {
    shown,
    dismiss,
    show(message) {
      last += 1;
      const toast = { ...message, id: last };
      const [oldest] = shown.peek();
      if (oldest && shown.peek().length >= MOST) dismiss(oldest.id);
      shown.value = [...shown.peek(), toast];
      start(toast.id);
    },
    hold: () => [...clocks.keys()].forEach(stop),
    release: () => shown.peek().forEach(({ id }) => clocks.has(id) || start(id)),
  };
}
