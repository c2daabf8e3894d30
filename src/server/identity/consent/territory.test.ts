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

test.each<[string, Case, string]>([
  ['of a realm without a rule', { country: 'SE' }, 'INSIDE'],
  ['from an allowed country', { country: 'SE', allowed: ['NO', 'SE'] }, 'INSIDE'],
  ['from a country that is not allowed', { country: 'DK', allowed: ['NO', 'SE'] }, 'OUTSIDE'],
  ['of a realm with an empty list of countries', { country: 'DK', allowed: [] }, 'OUTSIDE'],
  ['from an unknown country', { country: 'ZZ', allowed: ['SE'] }, 'INSIDE'],
  ['by a VPN that the realm disallows', { country: 'SE', vpn: 'DISALLOW', isVpn: true }, 'VPN'],
  ['by a VPN that the realm allows', { country: 'SE', vpn: 'ALLOW', isVpn: true }, 'INSIDE'],
  ['by a VPN of a realm without a rule for VPNs', { country: 'SE', allowed: ['SE'], isVpn: true }, 'INSIDE'],
  [
    'by a VPN in a country that is not allowed',
    { country: 'DK', allowed: ['SE'], vpn: 'DISALLOW', isVpn: true },
    'OUTSIDE',
  ],
  ['without a VPN of a realm that disallows VPNs', { country: 'SE', vpn: 'DISALLOW' }, 'INSIDE'],
])('territory status of a caller %s, with %j, is %s', (_case, facts, status) => expect(statusOf(facts)).toBe(status));
