import { createServer, type Server } from 'node:http';
import { VOTE_PORT } from './scratch-realms.ts';
import { at, expect, open, test } from './support.ts';

/** A partner page that reports which browser storage and parent data it can access, then the payload it received. */
const page = `<!doctype html><title>Vote</title><body><output></output><script>
const out = document.querySelector('output');
const wishes = {
  cookies: () => document.cookie,
  storage: () => localStorage.length,
  session: () => sessionStorage.length,
  databases: () => indexedDB.open('viewer'),
  document: () => parent.document.title,
  state: () => parent.__playbill,
  address: () => parent.location.href,
  caches: () => caches.keys,
};
const had = Object.keys(wishes).filter((wish) => { try { wishes[wish](); return true; } catch { return false; } });
out.textContent = 'had: ' + (had.join() || 'nothing');
addEventListener('message', ({ data }) => { out.textContent += ' ' + JSON.stringify(data.payload); });
parent.postMessage({ type: 'ready' }, '*');
</script>`;

let partner: Server;
test.beforeAll(async () => {
  partner = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((listening) => partner.listen(VOTE_PORT, '127.0.0.1', listening));
});
test.afterAll(() => partner.close());

test('a partner’s sandboxed plugin gets its payload but no storage or data of the page, embedded and on its own route @page-01 @rte-14', async ({
  page: browser,
}) => {
  for (const address of ['/', '/plugin/vote']) {
    await open(browser, at('votes', address));
    await browser.evaluate(() => {
      document.cookie = 'viewer=ada; path=/';
      localStorage.setItem('viewer', 'ada');
    });
    const frame = browser.getByTitle('Who won round three?');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('output')).toHaveText('had: nothing {"eventId":5001}');
  }
  await expect(browser).toHaveTitle(/Who won round three/);
});
