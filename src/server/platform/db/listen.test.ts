import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenTo } from './listen.ts';

test('a subscription to database notifications can be closed while its connection is being established', async () => {
  const connected = vi.fn();
  // A server that accepts connections but sends nothing.
  const server = createServer(connected).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const listening = listenTo({
    url: `postgresql://nobody@127.0.0.1:${port}/none`,
    channels: {},
    onResume: () => undefined,
    onError: () => undefined,
  });
  await expect.poll(() => connected.mock.calls.length).toBe(1);
  connected.mock.calls[0]?.[0].resume();
  await listening.close();
});
