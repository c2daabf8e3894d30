import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#renderers/primitives/hydrated.ts';

/**
 * The secret that a link in a mail has brought. It leaves the address at once, where others could read it later, and stays with
 * this entry of the history: the page may be loaded again. Until that can be read nothing is known.
 */
export function useToken(): { token: string | undefined; isKnown: boolean } {
  const hydrated = useHydrated();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const inAddress = query.get('token') ?? undefined;
  const kept = (state as { token?: unknown } | null)?.token;
  // The server knows nothing of the history: as it drew the page, so it is taken over.
  const token = inAddress ?? (hydrated && typeof kept === 'string' ? kept : undefined);
  useEffect(() => {
    if (inAddress === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete('token');
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: { token: inAddress } });
  }, [inAddress, pathname, search, navigate]);
  return { token, isKnown: hydrated || inAddress !== undefined };
}
