/** Page lifecycle events for periodic tasks; tests substitute them. */
export interface PageLifecycle {
  /** Subscribes to the page becoming visible. Before that, timers may have been throttled or the machine asleep. */
  onVisible: (listener: () => void) => () => void;
  /** Subscribes to the page being left. It may return from the back/forward cache. */
  onHide: (listener: () => void) => () => void;
  /** Subscribes to the page being restored from the back/forward cache. */
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
