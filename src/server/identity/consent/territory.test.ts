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
  ['a realm without a rule', { country: 'SE' }, 'INSIDE'],
  ['an allowed country', { country: 'SE', allowed: ['NO', 'SE'] }, 'INSIDE'],
  ['another country', { country: 'DK', allowed: ['NO', 'SE'] }, 'OUTSIDE'],
  ['an empty list', { country: 'DK', allowed: [] }, 'OUTSIDE'],
  ['an unknown country', { country: 'ZZ', allowed: ['SE'] }, 'INSIDE'],
  ['a VPN', { country: 'SE', vpn: 'DISALLOW', isVpn: true }, 'VPN'],
  ['an allowed VPN', { country: 'SE', vpn: 'ALLOW', isVpn: true }, 'INSIDE'],
  ['a VPN without a rule for VPNs', { country: 'SE', allowed: ['SE'], isVpn: true }, 'INSIDE'],
  ['a VPN in another country', { country: 'DK', allowed: ['SE'], vpn: 'DISALLOW', isVpn: true }, 'OUTSIDE'],
  ['no VPN', { country: 'SE', vpn: 'DISALLOW' }, 'INSIDE'],
])('territory status for %s: %j is %s', (_case, facts, status) => expect(statusOf(facts)).toBe(status));
