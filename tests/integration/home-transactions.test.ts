import path from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { openTestServer } from '../support/realm-server.ts';

const root = path.join(import.meta.dirname, '../..');

/** Maximum transactions of a warm guest home page; settings, labels and rows come from the realm's snapshot. */
const WARM = 4;

test('rendering the home page loads its rows from the database once per revision of the realm, and starts few other transactions', async () => {
  await buildIfStale();
  const server = await openTestServer();
  try {
    await loadRealm(server.context, path.join(root, 'fixtures/realms/apex'));
    const dist = path.join(root, 'dist');
    const host = createHost({
      source: await builtApp(dist),
      realm: (request) => server.app.fetch(request, {}),
      dist,
      trustProxy: 0,
      log: { warn: () => undefined, error: () => undefined },
    });
    const home = async () => {
      const response = await host.fetch(new Request('http://apex.localhost/'));
      expect(response.status).toBe(200);
      return response.text();
    };
    /** Counts the transactions of a page, and those with a statement timeout, which only rows use. */
    const counted = async () => {
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      const html = await home();
      const begun = sent.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('begin'));
      sent.mockRestore();
      return { html, all: begun.length, rows: begun.filter((text) => text.includes('statement_timeout')).length };
    };
    const first = await counted();
    // After the first page, the host prefetches in the background what outage pages in the other languages need, so
    // repeat until those transactions are over.
    const warm = await vi.waitFor(
      async () => {
        const again = await counted();
        expect(again.all).toBeLessThanOrEqual(WARM);
        return again;
      },
      { timeout: 30_000 },
    );
    console.log(
      `Transactions of a guest home page: ${first.all}, ${first.rows} of them for its rows; warm: ${warm.all}.`,
    );
    expect(first.rows).toBeGreaterThan(5);
    expect(warm).toMatchObject({ rows: 0 });
    const drawn = ({ html }: typeof warm) => html.match(/data-(?:bucket|card)="[^"]*"/g);
    expect(drawn(warm)).toEqual(drawn(first));
    // A load increments the revision, so the rows are read again.
    await loadRealm(server.context, path.join(root, 'fixtures/realms/apex'));
    expect((await counted()).rows).toBe(first.rows);
  } finally {
    await server.close();
  }
});
