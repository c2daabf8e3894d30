/** What happens to a page, for whatever is said again and again while it is open; tests give their own. */
export interface Page {
  /** It is looked at again: timers may have been late, or the machine asleep. */
  onVisible: (listener: () => void) => () => void;
  /** It is left. It may come back by the browser's way back. */
  onHide: (listener: () => void) => () => void;
  /** It has come back. */
  onReturn: (listener: () => void) => () => void;
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** The page of the browser. */
export const browserPage = (): Page => ({
  onVisible: (listener) =>
    listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && listener()),
  onHide: (listener) => listen(window, 'pagehide', listener),
  onReturn: (listener) => listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && listener()),
});
