/** Whether following a link would take the preview's place: everything but its own path, where tabs are. */
function leadsAway(target: URL, { origin, pathname }: Location): boolean {
  return target.origin !== origin || target.pathname !== pathname;
}

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';

/**
 * Keeps links and forms from taking the preview's place, where nothing would bring it back. They do what else they do; what
 * goes by the router is kept by the route. Answers how to stop.
 */
export function stayHere(self: Window, onStayed: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const target = new URL(link.href, self.location.href);
    // mailto: and the like open no page.
    if (!isWeb(target) || !leadsAway(target, self.location)) return;
    event.preventDefault();
    // With Alt it was meant for the editor.
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
