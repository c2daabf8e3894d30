import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#renderers/primitives/hydrated.ts';

/**
 * Returns the secret of an email link. Moves it from the URL, where others could read it, into the history state,
 * which survives a reload. `isKnown` is false until the state can be read.
 * @param name query parameter that has the secret
 */
export function useToken(name = 'token'): { token: string | undefined; isKnown: boolean } {
  const hydrated = useHydrated();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const inAddress = query.get(name) ?? undefined;
  const kept = (state as { token?: unknown } | null)?.token;
  // The server cannot read the history state, so the first render in the browser must ignore it, too.
  const token = inAddress ?? (hydrated && typeof kept === 'string' ? kept : undefined);
  useEffect(() => {
    if (inAddress === undefined) return;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: { token: inAddress } });
  }, [name, inAddress, pathname, search, navigate]);
  return { token, isKnown: hydrated || inAddress !== undefined };
}
