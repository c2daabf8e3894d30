import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';
import type { Realm } from '#schemas/generated/types.ts';
import type { RealmContext } from '../../platform/realm-context.ts';

/** The caller's country and VPN status, and the realm's rules for them. */
type Caller = Pick<RealmContext, 'country' | 'isVpn'> & { realm: { settings: Pick<Realm, 'territory'> } };

/**
 * Whether the caller's country is one where the realm allows sign-up and purchases. An unknown country (`ZZ`) is
 * allowed. OUTSIDE takes precedence over VPN.
 */
export function territoryStatus(context: Caller): ConsentPrompt['territoryStatus'] {
  const { allowed, vpn } = context.realm.settings.territory ?? {};
  const { country } = context;
  if (allowed !== undefined && country !== 'ZZ' && !allowed.includes(country)) return 'OUTSIDE';
  return vpn === 'DISALLOW' && context.isVpn ? 'VPN' : 'INSIDE';
}
