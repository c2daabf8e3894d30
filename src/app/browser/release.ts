import type { createBrowserRouter } from 'react-router';
import { BUILD_HEADER } from '#schemas/capabilities.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'createHref'>;

/** Detects that the server runs another build than this tab and reloads at the next navigation. */
export interface Release {
  /**
   * Reads the server's build from a response and returns the response. Never resolves if the build differs and the
   * running navigation therefore loads a new document.
   */
  read(response: Response): Promise<Response>;
  /** Makes navigations load a new document once there is another build. */
  follow(router: Router): void;
  /** Asks for the server's build after a load failure and reloads the page if it differs. */
  check(): Promise<void>;
}

interface Address {
  href: () => string;
  assign: (href: string) => void;
  reload: () => void;
  /** Whether this document was already reloaded, so that another reload would not help. */
  isReloaded: () => boolean;
}

const browserAddress: Address = {
  href: () => location.href,
  assign: (href) => location.assign(href),
  reload: () => location.reload(),
  isReloaded: () =>
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload',
};

/** Creates the release check. `build` is the tab's build; undefined in development, where there are no releases. */
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
  /** If this tab is outdated, loads the target of the running navigation as a new document. Returns whether it did. */
  const leave = (): boolean => {
    const { state, location: target, formMethod } = router?.state.navigation ?? {};
    if (!isOld || !router || state !== 'loading' || !target || formMethod) return false;
    const href = new URL(router.createHref(target), address.href()).href;
    // On back navigation the browser's URL is already the target's, so assigning it would load nothing; a reload does.
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
