import type { ConsentPrompt } from '#schemas/wire/consent.ts';
import type { AnyCall } from '../../platform/http/call.ts';

/** Whether the proxy's header says that the request comes from a VPN. */
function comesByVpn({ context: { config }, http }: Pick<AnyCall, 'context' | 'http'>): boolean {
  const said = config.vpnHeader && http.req.header(config.vpnHeader)?.trim();
  return Boolean(said && /^(?:1|true|yes)$/i.test(said));
}

/**
 * Whether the caller's country is one where the realm allows sign-up and purchases. An unknown country (`ZZ`) is
 * allowed. OUTSIDE takes precedence over VPN.
 */
export function territoryStatus(call: AnyCall): ConsentPrompt['territoryStatus'] {
  const { allowed, vpn } = call.realm.settings.territory ?? {};
  const { country } = call;
  if (allowed !== undefined && country !== 'ZZ' && !allowed.includes(country)) return 'OUTSIDE';
  return vpn === 'DISALLOW' && comesByVpn(call) ? 'VPN' : 'INSIDE';
}
