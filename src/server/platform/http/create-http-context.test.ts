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
  ['1', '1', 'x-vpn', true],
  ['true, with spaces and capitals', ' True ', 'x-vpn', true],
  ['yes', 'yes', 'x-vpn', true],
  ['0', '0', 'x-vpn', false],
  ['a text that ends with yes', 'not yes', 'x-vpn', false],
  ['a text that begins with yes', 'yesterday', 'x-vpn', false],
  ['no header', undefined, 'x-vpn', false],
  ['a header that the operator has not configured', '1', undefined, false],
])('determines from a proxy’s header whether a request comes from a VPN: %s', async (_case, value, name, isVpn) =>
  expect(await readFrom(value, name)).toBe(isVpn),
);
