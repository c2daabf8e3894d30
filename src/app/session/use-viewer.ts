import { useEffect, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import { useServices } from '../services.ts';

const KEY = 'session';
/** SWR key of the terms and the viewer's answers. */
export const CONSENT_KEY = 'consent';

/** The viewer. On the server and in the first paint always a guest. */
export interface SessionViewer {
  isGuest: boolean;
  name: string | undefined;
  isEditor: boolean;
  /** Whether the viewer may impersonate other accounts. */
  isSupport: boolean;
  /** Whether support impersonates this account. */
  isImpersonated: boolean;
  /** Role of the viewer; undefined while loading. */
  role: SessionInfo['role'] | undefined;
}

/** The session reports sign-in and sign-out (see below); the cookie is not observed. */
const silent = () => () => undefined;

/** Returns the viewer. Loads the session after hydration, and only if the "signed in" cookie is set. */
export function useViewer(): SessionViewer {
  const { session } = useServices();
  // Guests cause no second render: only a set cookie differs from the server's snapshot.
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

/** Updates all viewer data on sign-in and sign-out. Use once per page. */
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
        // Consent belongs to an account. Revalidating also drops a pending response for the previous account.
        void mutate(CONSENT_KEY, undefined, { revalidate: info?.isGuest === false });
      }),
    [session, kept, mutate],
  );
}
