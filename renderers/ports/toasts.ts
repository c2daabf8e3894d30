/** A short message that comes over the page and goes by itself. */
export interface ToastMessage {
  /** In the viewer's words. */
  text: string;
  kind: 'success' | 'failure';
  /** What can be done about it: the message goes once it is done. */
  action?: { text: string; run: () => void };
}

/** Where short messages are shown, whatever has asked for them may be gone by then. */
export interface ToastsPort {
  show(message: ToastMessage): void;
}
