import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { buildConnector } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRange } from '../network/ranges.ts';
import { createEgressConnector, EgressError, egressRule } from './egress.ts';

describe('rule for outgoing connections (egress rule)', () => {
  const inside = [
    '127.0.0.1',
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nonsense',
  ];
  test.each(inside)(
    'blocks connections to the address %s unless the allowlist contains the address @srv-08',
    (address) => {
      expect(egressRule([]).allows(address)).toBe(false);
    },
  );
  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])(
    'allows connections to the public address %s @srv-08',
    (address) => {
      expect(egressRule([]).allows(address)).toBe(true);
      expect(egressRule([]).names(address)).toBe(false);
    },
  );
  test('allows connections to exactly the private addresses on the allowlist @srv-08', () => {
    const { allows } = egressRule(['10.1.0.0/16', '127.0.0.1', 'fd00::/8']);
    expect(['10.1.2.3', '127.0.0.1', '::ffff:127.0.0.1', 'fd12::1'].map(allows)).toEqual([true, true, true, true]);
    expect(['10.2.0.1', '127.0.0.2', '::1', 'fe80::1'].map(allows)).toEqual([false, false, false, false]);
  });
});

test.each([
  ['accepts', '10.0.0.1', true],
  ['accepts', '10.0.0.0/8', true],
  ['accepts', '::1', true],
  ['accepts', 'fd00::/8', true],
  ['rejects', 'example.org', false],
  ['rejects', '10.0.0.0/33', false],
  ['rejects', '', false],
])('%s “%s” as an entry of the allowlist for outgoing connections @srv-08', (_verdict, text, named) =>
  expect(isRange(text)).toBe(named),
);

describe('connections within the egress rule @srv-08', () => {
  const server = createServer((socket) => socket.end());
  let port: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = String((server.address() as AddressInfo).port);
  });
  afterAll(() => server.close());

  /** Connects to a host; resolves to 'made' or the error. */
  const connected = (hostname: string, named: readonly string[]) =>
    new Promise<unknown>((resolve) => {
      const options = { hostname, host: hostname, protocol: 'http:', port } as buildConnector.Options;
      createEgressConnector(egressRule(named), 2000)(options, (error, socket) => {
        socket?.destroy();
        resolve(error ?? 'made');
      });
    });

  test.each(['127.0.0.1', 'localhost'])('connects to %s when the allowlist contains the address', async (host) =>
    expect(await connected(host, ['127.0.0.1'])).toBe('made'),
  );
  test.each(['127.0.0.1', 'localhost', '[::1]', '::1', '[fe80::1]', '169.254.169.254'])(
    'refuses a connection to %s without an allowlist',
    async (host) => {
      const error = (await connected(host, [])) as Error;
      expect(error).toBeInstanceOf(EgressError);
      expect([error.name, error.message]).toEqual(['EgressError', expect.stringContaining(host.replace(/[[\]]/g, ''))]);
    },
  );
  test('reports an unknown host name as DNS error, not as EgressError', async () =>
    expect(await connected('no-such-host.invalid', [])).not.toBeInstanceOf(EgressError));
});
