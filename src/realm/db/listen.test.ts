import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenTo } from './listen.ts';

test('what is closed while its connection is being made has closed', async () => {
  const connected = vi.fn();
  // A server that takes connections and says nothing.
  const server = createServer(connected).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const { port } = server.address() as AddressInfo;
  const listening = listenTo({
    url: `postgresql://nobody@127.0.0.1:${port}/none`,
    channels: {},
    onResume: () => undefined,
    onError: () => undefined,
  });
  await vi.waitFor(() => expect(connected).toHaveBeenCalled());
  connected.mock.calls[0]?.[0].resume();
  await listening.close();
});
