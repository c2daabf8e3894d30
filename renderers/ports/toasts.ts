/** A short message over the page that disappears after a time. */
export interface ToastMessage {
  /** Translated text of the toast. */
  text: string;
  kind: 'success' | 'failure';
  /** Action button; the toast closes after the action. */
  action?: { text: string; run: () => void };
}

/** Shows toasts, independently of the component that requested them. */
export interface ToastsPort {
  show(message: ToastMessage): void;
}
