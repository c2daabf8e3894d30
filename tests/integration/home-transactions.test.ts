import path from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createHost } from '#host/app.ts';
import { builtApp } from '#host/built-app.ts';
import { loadRealm } from '#realm/load/load.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { openTestServer } from '../support/realm-server.ts';

const root = path.join(import.meta.dirname, '../..');

/** What a warm guest home page may ask of the database beside its rows: settings and words come from the snapshot. */
const BESIDE_ROWS = 4;

test('a warm home page asks the database for its rows, and little besides', async () => {
  await buildIfStale();
  const server = await openTestServer();
  try {
    await loadRealm(server.context, path.join(root, 'fixtures/realms/apex'));
    const dist = path.join(root, 'dist');
    const host = createHost({
      source: await builtApp(dist),
      realm: (request) => server.app.fetch(request, {}),
      dist,
      originOf: ({ url }) => new URL(url),
      log: { warn: () => undefined, error: () => undefined },
    });
    const home = async () => {
      const response = await host.fetch(new Request('http://apex.localhost/'));
      expect(response.status).toBe(200);
      return response.text();
    };
    await home();
    await home();
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const html = await home();
    const begun = sent.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('begin'));
    sent.mockRestore();
    // A row alone gives up after a time.
    const rows = begun.filter((text) => text.includes('statement_timeout')).length;
    console.log(`Transactions of a warm guest home page: ${begun.length}, ${rows} of them for its rows.`);
    expect(rows).toBeGreaterThan(5);
    expect(html.match(/data-bucket/g)?.length).toBeGreaterThanOrEqual(rows - 1);
    expect(begun.length - rows).toBeLessThanOrEqual(BESIDE_ROWS);
  } finally {
    await server.close();
  }
});
