import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each([
  ['GET', '/api/v1/init', 'the default time', undefined],
  ['PUT', '/api/v2/favourite/vods/1', '15 s', 15_000],
] as const)('the call %s %s waits in the queue at most %s @load-02', async (method, path, _maximum, longestWait) => {
  const headers = await signIn(server, viewer);
  const run = vi.spyOn(server.context.limits.usual, 'run');
  const { status } = await server.call(path, { method, headers });
  expect(status).toBeLessThan(300);
  expect(run.mock.calls.map(([, asker]) => asker?.longestWait)).toEqual([longestWait]);
  run.mockRestore();
});
