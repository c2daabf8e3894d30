import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import useSWR, { useSWRConfig } from 'swr';
import { type AccessUser, guestUser } from '#schemas/access.ts';
import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import { isMarkedSignedIn } from '#services/session/marker.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';

const KEY = 'session';
/** SWR key of the terms and the viewer's answers. */
export const CONSENT_KEY = 'consent';
/** SWR key of the viewer's licences. */
export const LICENCES_KEY = 'licences';

/** The viewer. On the server and in the first paint always a guest. */
export interface SessionViewer extends AccessUser {
  /** Whether the viewer's licences are still loading: access to a title that is sold is not known yet. */
  areLicencesPending: boolean;
  name: string | undefined;
  isEditor: boolean;
  /** Whether the viewer may impersonate other accounts. */
  isSupport: boolean;
  /** Whether support impersonates this account. */
  isImpersonated: boolean;
  /** Role of the viewer; undefined while loading. */
  role: SessionInfo['role'] | undefined;
}

/**
 * This subscription never fires: `useSyncExternalStore` needs one, but the session reports sign-in and sign-out, and
 * nothing observes the cookie.
 */
const silent = () => () => undefined;

/** Returns the viewer. Loads the session after hydration, and only if the "signed in" cookie is set. */
export function useViewer(): SessionViewer {
  const { api, session } = useServices();
  const sellsLicences = useRouteLoaderData<RootData>('root')?.settings.sellsLicences ?? false;
  // The server's snapshot is "not signed in", so only a set cookie causes a second render; guests get none.
  const marked = useSyncExternalStore(silent, isMarkedSignedIn, () => false);
  const { data } = useSWR<SessionInfo | undefined>(
    KEY,
    async () => (isMarkedSignedIn() ? session.ensure() : undefined),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const isGuest = data ? data.isGuest : !marked;
  const { data: licenceIds, error } = useSWR(
    data && !isGuest && sellsLicences ? LICENCES_KEY : null,
    async () =>
      (await api.call('GET /api/v2/user/licence')).licences.flatMap(({ isEffective, licence }) =>
        isEffective ? [licence.id] : [],
      ),
    { revalidateOnFocus: false },
  );
  return {
    isGuest,
    // One array for all viewers without licences: a new one would rebuild what depends on it.
    licenceIds: !isGuest && licenceIds?.length ? licenceIds : guestUser.licenceIds,
    areLicencesPending: !isGuest && sellsLicences && licenceIds === undefined && error === undefined,
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
        // Consent belongs to an account, so it is loaded again when the viewer changes. This also drops a pending
        // response for the previous account.
        void mutate(CONSENT_KEY, undefined, { revalidate: info?.isGuest === false });
        void mutate(LICENCES_KEY, undefined, { revalidate: info?.isGuest === false });
      }),
    [session, kept, mutate],
  );
}
