import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type DatabaseProxy, openProxy } from '../support/database-proxy.ts';
import { freePort } from '../support/free-port.ts';
import { type HostProcess, startHost } from '../support/host-process.ts';
import spanish from '#schemas/labels/es_ES.json' with { type: 'json' };
import { writeRealm } from '../support/realm-folder.ts';

let database: TestDatabase;
let way: DatabaseProxy;
let host: HostProcess;
let metricsPort = 0;
const folders: { folder: string; remove: () => Promise<void> }[] = [];

beforeAll(async () => {
  metricsPort = await freePort();
  database = await createTestDatabase();
  way = await openProxy(database.url);
  folders.push(...(await Promise.all(['north', 'south'].map((id) => writeRealm(id)))));
  host = await startHost({
    DATABASE_URL: way.url,
    PLAYBILL_REALMS: folders.map(({ folder }) => folder).join(','),
    PLAYBILL_METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await host?.stop();
  await way.close();
  await database.drop();
  await Promise.all(folders.map(({ remove }) => remove()));
});

const ready = (status: number) =>
  vi.waitFor(async () => expect((await host.ask('north', '/readyz')).status).toBe(status), { timeout: 60_000 });

/** The value of a metric by name, labels included. */
const metric = async (name: string) => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length));
};

test('while the database is down, serves cached pages, and 503 in the realm’s style for others @out-01', async () => {
  const home = await host.ask('north', '/');
  expect(home.status).toBe(200);
  expect((await host.ask('north', '/section/none')).status).toBe(404);
  const [theme = ''] = /\/theme\/north\/[\w-]+\.css/.exec(home.text) ?? [];
  const [logo = ''] = /\/images\/north\/assets\/logo\.svg[^"\s]*/.exec(home.text) ?? [];
  const logoAddress = logo.replaceAll('&amp;', '&');
  const drawn = await host.ask('north', logoAddress);
  expect(drawn.status).toBe(200);
  // After the realm's first page, the host fetches the labels of the realm's other language in the background, so that
  // it can show an outage page in that language.
  const words = 'playbill_http_requests_total{route="/api/v2/label/:realm",method="GET",status="2xx",caller="page"}';
  await vi.waitFor(async () => expect(await metric(words)).toBe(2), { timeout: 60_000 });

  await way.cut();
  await ready(503);
  const again = await host.ask('north', '/');
  expect(again.status).toBe(200);
  expect(again.text).toContain('Title 1');
  expect(again.headers.get('cache-control')).toContain('s-maxage=5,');

  // These pages were not requested before the outage, so the host cannot know whether they exist, and answers 503 in
  // the page's language.
  for (const path of ['/section/more', '/section/more?lang=es_ES', '/account']) {
    const { status, headers, text } = await host.ask('north', path);
    expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      path,
      503,
      '5',
      'private, no-store',
    ]);
    // The outage page is in the reader's language, although no page was requested in that language before.
    const said = path.includes('es_ES') ? spanish.awayTitle : 'This service is temporarily unavailable';
    for (const look of [theme, logo, 'The north realm', said])
      expect([path, text.includes(look)]).toEqual([path, true]);
  }
  expect((await host.ask('north', theme)).status).toBe(200);
  const kept = await host.ask('north', logoAddress);
  expect([kept.status, kept.headers.get('content-type'), kept.text]).toEqual([
    200,
    drawn.headers.get('content-type'),
    drawn.text,
  ]);

  // These addresses stay 404 during the outage: a missing page that was requested before, and an address that no route
  // has.
  for (const path of ['/section/none', '/no/such/address'])
    expect([path, (await host.ask('north', path)).status]).toEqual([path, 404]);

  // A realm that got no request so far, and a host name that cannot be mapped to a realm during the outage, answer 503.
  for (const name of ['south', 'nobody']) {
    const { status, headers } = await host.ask(name, '/');
    expect([name, status, headers.get('retry-after')]).toEqual([name, 503, '5']);
  }
  const call = await host.ask('north', '/api/v1/init');
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await host.ask('north', '/healthz')).status).toBe(200);

  await way.mend();
  await ready(200);
  expect((await host.ask('north', '/section/more')).status).toBe(200);
  // A page that was rendered without all of its rows is cached briefly, so wait until it has been rendered again with
  // its usual cache time.
  await vi.waitFor(
    async () => expect((await host.ask('north', '/')).headers.get('cache-control')).toContain('s-maxage=60,'),
    { timeout: 60_000 },
  );
  expect((await host.ask('nobody', '/')).status).toBe(404);
});

test('times out requests to a hanging database, then opens the circuit breaker and answers at once @out-03', async () => {
  expect((await host.ask('north', '/')).status).toBe(200);
  expect(await metric('playbill_database_circuit_open')).toBe(0);
  const openedBefore = await metric('playbill_database_circuit_opened_total');
  way.hang();
  // These requests hang on open connections, and on connections that are being opened.
  const caught = await Promise.all(Array.from({ length: 20 }, () => host.ask('north', '/api/v1/init')));
  expect(new Set(caught.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await metric('playbill_database_circuit_open')).toBe(1);
  expect(await metric('playbill_database_circuit_opened_total')).toBe(openedBefore + 1);
  // The circuit breaker is open, so these calls are answered at once. With a closed one each would wait for seconds.
  for (let times = 0; times < 50; times++) expect((await host.ask('north', '/api/v1/init')).status).toBe(503);
  expect((await host.ask('north', '/readyz')).status).toBe(503);
  expect((await host.ask('north', '/healthz')).status).toBe(200);
  expect((await host.ask('north', '/')).status).toBe(200);
  expect((await host.ask('north', '/', { headers: { 'accept-language': 'es' } })).status).toBe(503);
  await way.mend();
  await ready(200);
  expect(await metric('playbill_database_circuit_open')).toBe(0);
  expect((await host.ask('north', '/', { headers: { 'accept-language': 'es' } })).status).toBe(200);
});
