import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { readIsVpn } from './create-http-context.ts';
import type { RealmEnv } from './request-context.ts';

async function readFrom(value: string | undefined, vpnHeader: string | undefined): Promise<boolean> {
  const app = new Hono<RealmEnv>();
  app.get('/', (http) => http.json(readIsVpn({ config: { vpnHeader } as Context['config'] }, http)));
  const response = await app.request('/', { headers: value === undefined ? {} : { 'x-vpn': value } });
  return (await response.json()) as boolean;
}

test.each<[string, string | undefined, string | undefined, boolean]>([
  ['the value 1 means yes', '1', 'x-vpn', true],
  ['the value True with spaces means yes', ' True ', 'x-vpn', true],
  ['the value yes means yes', 'yes', 'x-vpn', true],
  ['the value 0 means no', '0', 'x-vpn', false],
  ['a value that ends with yes means no', 'not yes', 'x-vpn', false],
  ['a value that begins with yes means no', 'yesterday', 'x-vpn', false],
  ['a missing header means no', undefined, 'x-vpn', false],
  ['without a configured header name means no, even if a request has the header', '1', undefined, false],
])('determines from a proxy’s header whether a request comes from a VPN: %s', async (_case, value, name, isVpn) =>
  expect(await readFrom(value, name)).toBe(isVpn),
);
