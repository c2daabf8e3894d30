import type { ConsentPrompt } from '#schemas/wire/consent.ts';
import type { AnyCall } from '../../platform/http/call.ts';

/** Whether a proxy says of a caller that the country is a VPN's and not the caller's own. */
function comesByVpn({ context: { config }, http }: Pick<AnyCall, 'context' | 'http'>): boolean {
  const said = config.vpnHeader && http.req.header(config.vpnHeader)?.trim();
  return Boolean(said && /^(?:1|true|yes)$/i.test(said));
}

/**
 * Whether a caller may sign up and buy in the country they are in. Where that is not known nobody is turned away. Who is
 * outside is told that, whatever else is so: the first of the reasons of the geo-restricted purchase modal.
 */
export function territoryStatus(call: AnyCall): ConsentPrompt['territoryStatus'] {
  const { allowed, vpn } = call.realm.settings.territory ?? {};
  const { country } = call;
  if (allowed !== undefined && country !== 'ZZ' && !allowed.includes(country)) return 'OUTSIDE';
  return vpn === 'DISALLOW' && comesByVpn(call) ? 'VPN' : 'INSIDE';
}
