import type { createBrowserRouter } from 'react-router';
import { BUILD_HEADER } from '#schemas/capabilities.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'createHref'>;

/** Notices that the server has moved on to another build than this tab's, and has the tab follow. */
export interface Release {
  /** Reads which build answered. While a navigation waits for it and the tab is to follow, it never resolves. */
  read(response: Response): Promise<Response>;
  /** From now on a navigation within the tab loads its page as a new document, once there is another build. */
  follow(router: Router): void;
  /** Asks for the server's build, after something could not be loaded, and loads the page anew if it is another. */
  check(): Promise<void>;
}

interface Address {
  href: () => string;
  assign: (href: string) => void;
  reload: () => void;
  /** Whether this document has been loaded anew already: then another time would not help. */
  isReloaded: () => boolean;
}

const browserAddress: Address = {
  href: () => location.href,
  assign: (href) => location.assign(href),
  reload: () => location.reload(),
  isReloaded: () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload',
};

/** Follows the releases. `build` is this tab's; without one, while developing, there are none. */
export function createRelease(
  build: string | undefined,
  ask: () => Promise<Response> = () => fetch('/capabilities.json', { method: 'HEAD', cache: 'no-store' }),
  address: Address = browserAddress,
): Release {
  let isOld = false;
  let router: Router | undefined;
  const see = ({ headers }: Response) => {
    const current = headers.get(BUILD_HEADER);
    if (build !== undefined && current !== null && current !== build) isOld = true;
  };
  /** Leaves for where the tab is about to go, if it is old and about to go anywhere. */
  const leave = (): boolean => {
    const { state, location: target, formMethod } = router?.state.navigation ?? {};
    if (!isOld || !router || state !== 'loading' || !target || formMethod) return false;
    const href = new URL(router.createHref(target), address.href()).href;
    // On the way back the address is the target's already.
    if (href === address.href()) address.reload();
    else address.assign(href);
    return true;
  };
  return {
    async read(response) {
      see(response);
      return leave() ? new Promise<never>(() => undefined) : response;
    },
    follow(known) {
      router = known;
      known.subscribe(() => void leave());
    },
    async check() {
      await ask().then(see, () => undefined);
      if (isOld && !address.isReloaded()) address.reload();
    },
  };
}
