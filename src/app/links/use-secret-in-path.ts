import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NO_SECRET } from './no-secret.ts';

/**
 * The secret that a link has as part of its path. It leaves the address at once, and stays with this entry of the history: the page may be
 * loaded again. @param inAddress what stands in the path @param without the address without it
 */
export function useSecretInPath(inAddress: string, without: string): string {
  const { state } = useLocation();
  const navigate = useNavigate();
  const kept = (state as { token?: unknown } | null)?.token;
  useEffect(() => {
    if (inAddress !== NO_SECRET) void navigate(without, { replace: true, state: { token: inAddress } });
  }, [inAddress, without, navigate]);
  return inAddress === NO_SECRET && typeof kept === 'string' ? kept : inAddress;
}
