/** A short message that comes over the page and goes by itself. */
export interface ToastMessage {
  /** In the viewer's words. */
  text: string;
  kind: 'success' | 'failure';
}

/** Where short messages are shown, whatever has asked for them may be gone by then. */
export interface ToastsPort {
  show(message: ToastMessage): void;
}
