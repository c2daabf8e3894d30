import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SECRET_PLACEHOLDER } from './no-secret.ts';

/**
 * Moves a link's secret from the path into the history entry's state, which survives a reload, and returns it.
 * @param inAddress the path parameter
 * @param without the URL with a placeholder instead of the secret
 */
export function useSecretInPath(inAddress: string, without: string): string {
  const { state } = useLocation();
  const navigate = useNavigate();
  const kept = (state as { token?: unknown } | null)?.token;
  useEffect(() => {
    if (inAddress !== SECRET_PLACEHOLDER) void navigate(without, { replace: true, state: { token: inAddress } });
  }, [inAddress, without, navigate]);
  return inAddress === SECRET_PLACEHOLDER && typeof kept === 'string' ? kept : inAddress;
}
