import { expect, test } from 'vitest';
import type { AnyCall } from '../../platform/http/call.ts';
import { territoryStatus } from './territory.ts';

interface Where {
  country: string;
  allowed?: string[];
  vpn?: 'ALLOW' | 'DISALLOW';
  /** Value of the VPN header that the operator configures. */
  said?: string;
  vpnHeader?: string | undefined;
}

const statusOf = ({ country, allowed, vpn, said, vpnHeader = 'x-vpn' }: Where) =>
  territoryStatus({
    country,
    context: { config: { vpnHeader } },
    http: { req: { header: (name: string) => (name === 'x-vpn' ? said : undefined) } },
    realm: { settings: allowed || vpn ? { territory: { allowed, vpn } } : {} },
  } as unknown as AnyCall);

test.each<[string, Where, string]>([
  ['a realm that says nothing', { country: 'SE' }, 'INSIDE'],
  ['a country that is named', { country: 'SE', allowed: ['NO', 'SE'] }, 'INSIDE'],
  ['another country', { country: 'DK', allowed: ['NO', 'SE'] }, 'OUTSIDE'],
  ['a realm that names none', { country: 'DK', allowed: [] }, 'OUTSIDE'],
  ['nobody knows where', { country: 'ZZ', allowed: ['SE'] }, 'INSIDE'],
  ['a VPN', { country: 'SE', vpn: 'DISALLOW', said: '1' }, 'VPN'],
  ['a VPN, in other words', { country: 'SE', vpn: 'DISALLOW', said: ' True ' }, 'VPN'],
  ['a VPN, in others again', { country: 'SE', vpn: 'DISALLOW', said: 'yes' }, 'VPN'],
  ['a VPN where that is allowed', { country: 'SE', vpn: 'ALLOW', said: '1' }, 'INSIDE'],
  ['a VPN where nothing is said of that', { country: 'SE', allowed: ['SE'], said: '1' }, 'INSIDE'],
  ['a VPN in another country', { country: 'DK', allowed: ['SE'], vpn: 'DISALLOW', said: '1' }, 'OUTSIDE'],
  ['no VPN', { country: 'SE', vpn: 'DISALLOW', said: '0' }, 'INSIDE'],
  ['no VPN, in other words', { country: 'SE', vpn: 'DISALLOW', said: 'not yes' }, 'INSIDE'],
  ['no VPN, in others again', { country: 'SE', vpn: 'DISALLOW', said: 'yesterday' }, 'INSIDE'],
  ['a proxy that says nothing', { country: 'SE', vpn: 'DISALLOW' }, 'INSIDE'],
  ['a header that the operator has not named', { country: 'SE', vpn: 'DISALLOW', said: '1', vpnHeader: '' }, 'INSIDE'],
])('territory status for %s: %j is %s', (_where, where, status) => expect(statusOf(where)).toBe(status));
