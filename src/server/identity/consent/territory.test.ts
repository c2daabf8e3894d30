import { expect, test } from 'vitest';
import { territoryStatus } from './territory.ts';

interface Case {
  country: string;
  allowed?: string[];
  vpn?: 'ALLOW' | 'DISALLOW';
  isVpn?: boolean;
}

const statusOf = ({ country, allowed, vpn, isVpn = false }: Case) =>
  territoryStatus({
    country,
    isVpn,
    realm: { settings: { territory: { ...(allowed && { allowed }), ...(vpn && { vpn }) } } },
  });

test.each<[string, string, Case]>([
  ['of a realm that restricts no countries', 'INSIDE', { country: 'SE' }],
  ['from an allowed country', 'INSIDE', { country: 'SE', allowed: ['NO', 'SE'] }],
  ['from a country that is not allowed', 'OUTSIDE', { country: 'DK', allowed: ['NO', 'SE'] }],
  ['of a realm with an empty list of allowed countries', 'OUTSIDE', { country: 'DK', allowed: [] }],
  ['from an unknown country', 'INSIDE', { country: 'ZZ', allowed: ['SE'] }],
  ['by a VPN that the realm disallows', 'VPN', { country: 'SE', vpn: 'DISALLOW', isVpn: true }],
  ['by a VPN that the realm allows', 'INSIDE', { country: 'SE', vpn: 'ALLOW', isVpn: true }],
  ['by a VPN of a realm without a VPN setting', 'INSIDE', { country: 'SE', allowed: ['SE'], isVpn: true }],
  [
    'by a VPN in a country that is not allowed',
    'OUTSIDE',
    { country: 'DK', allowed: ['SE'], vpn: 'DISALLOW', isVpn: true },
  ],
  ['without a VPN, of a realm that disallows VPNs,', 'INSIDE', { country: 'SE', vpn: 'DISALLOW' }],
])('a caller %s has the territory status %s', (_case, status, facts) => expect(statusOf(facts)).toBe(status));
