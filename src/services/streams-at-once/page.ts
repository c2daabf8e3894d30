/** Page lifecycle events for periodic tasks; tests substitute them. */
export interface PageLifecycle {
  /** The page became visible: timers may have been throttled, or the machine asleep. */
  onVisible: (listener: () => void) => () => void;
  /** The page is left. It may return from the back/forward cache. */
  onHide: (listener: () => void) => () => void;
  /** The page returned from the back/forward cache. */
  onReturn: (listener: () => void) => () => void;
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** Lifecycle events of the browser's page. */
export const browserPage = (): PageLifecycle => ({
  onVisible: (listener) =>
    listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && listener()),
  onHide: (listener) => listen(window, 'pagehide', listener),
  onReturn: (listener) => listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && listener()),
});
