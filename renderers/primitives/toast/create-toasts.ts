import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ToastMessage, ToastsPort } from '../../ports/toasts.ts';

/** A toast that is on screen. */
export interface Toast extends ToastMessage {
  id: number;
}

/** Store of the visible toasts. */
export interface ToastStore extends ToastsPort {
  shown: ReadonlySignal<readonly Toast[]>;
  dismiss(id: number): void;
  /** Pauses all timers while a pointer is over a toast or the focus is in one; `release` restarts them. */
  hold(): void;
  release(): void;
}

/** Display time of a toast, in milliseconds. */
export const TOAST_DURATION_MS = 15_000;
/** Maximum number of toasts, so that they do not cover the page; the oldest is removed. */
const MAX_TOASTS = 3;

/** Creates the store of visible toasts, oldest first. */
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
  const start = (id: number) => clocks.set(id, setTimeout(dismiss, TOAST_DURATION_MS, id));
  return {
    shown,
    dismiss,
    show(message) {
      last += 1;
      const toast = { ...message, id: last };
      const [oldest] = shown.peek();
      if (oldest && shown.peek().length >= MAX_TOASTS) dismiss(oldest.id);
      shown.value = [...shown.peek(), toast];
      start(toast.id);
    },
    hold: () => [...clocks.keys()].forEach(stop),
    release: () => shown.peek().forEach(({ id }) => clocks.has(id) || start(id)),
  };
}
