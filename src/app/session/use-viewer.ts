import { useEffect, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SessionInfo } from '#schemas/wire/session.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import { useServices } from '../services.ts';

const KEY = 'session';
/** What the viewer has agreed to, in the cache. */
export const CONSENT_KEY = 'consent';

/** Who looks at the page. On the server and in the first paint: a guest. */
export interface Viewer {
  isGuest: boolean;
  name: string | undefined;
  isEditor: boolean;
  /** Whether they may look at others' accounts. */
  isSupport: boolean;
  /** Whether it is support that looks at the viewer's account. */
  isImpersonated: boolean;
  /** What the viewer may do; undefined while that is asked for. */
  role: SessionInfo['role'] | undefined;
}

/** Who signs in or out is told by the session (see below), not by the marker. */
const silent = () => () => undefined;

/** The viewer, asked for after hydration and only where the marker says that somebody is signed in. */
export function useViewer(): Viewer {
  const { session } = useServices();
  // A guest's page is not drawn a second time for this: only who is marked makes it another one than the server's.
  const marked = useSyncExternalStore(silent, isMarkedSignedIn, () => false);
  const { data } = useSWR<SessionInfo | undefined>(
    KEY,
    async () => (isMarkedSignedIn() ? session.ensure() : undefined),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    isGuest: data ? data.isGuest : !marked,
    name: data?.name,
    isEditor: data?.role === 'editor',
    isSupport: data?.isSupport ?? false,
    isImpersonated: data?.isImpersonated ?? false,
    role: data?.role ?? (marked ? undefined : 'guest'),
  };
}

/** Keeps all that shows the viewer in step with who signs in and out. Once on a page. */
export function useViewerSync(): void {
  const { mutate } = useSWRConfig();
  const { session, kept } = useServices();
  useEffect(
    () =>
      session.onChange((info) => {
        kept?.forget();
        if (info?.isGuest !== false)
          void import('#services/spoilers/spoilers.ts').then(({ forgetSeen }) => forgetSeen());
        void mutate(KEY, info, { revalidate: false });
        // What one account has agreed to says nothing of the next. Asked for anew: an answer that is on its way from before is dropped.
        void mutate(CONSENT_KEY, undefined, { revalidate: info?.isGuest === false });
      }),
    [session, kept, mutate],
  );
}
