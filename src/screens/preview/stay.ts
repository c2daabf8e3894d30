/** Whether following a link would replace the preview; only links to its own path (tabs) do not. */
function leadsAway(target: URL, { origin, pathname }: Location): boolean {
  return target.origin !== origin || target.pathname !== pathname;
}

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';

/**
 * Prevents links and forms from navigating away from the preview. Other click handlers still run; router navigation is
 * suppressed by the route. Returns a function that removes the listeners.
 */
export function preventNavigation(self: Window, onStayed: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const target = new URL(link.href, self.location.href);
    // mailto: and similar links open no page.
    if (!isWeb(target) || !leadsAway(target, self.location)) return;
    event.preventDefault();
    // Alt+click selects an element for the editor, so it is not reported as suppressed navigation.
    if (!event.altKey) onStayed(target.origin === self.location.origin ? target.pathname + target.search : target.href);
  };
  const send = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { action } = event.target as HTMLFormElement;
    onStayed(new URL(action, self.location.href).pathname);
  };
  self.addEventListener('click', follow, { capture: true });
  self.addEventListener('submit', send);
  return () => {
    self.removeEventListener('click', follow, { capture: true });
    self.removeEventListener('submit', send);
  };
}
