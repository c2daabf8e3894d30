import { createServer, type Server } from 'node:http';
import { at, expect, open, test } from './support.ts';

const page = `<!doctype html><title>Vote</title><body><output></output><script>
const out = document.querySelector('output');
try { document.cookie; out.textContent = 'sees cookies'; } catch { out.textContent = 'sees no cookies'; }
addEventListener('message', ({ data }) => { out.textContent += ' ' + JSON.stringify(data.payload); });
parent.postMessage({ type: 'ready' }, '*');
</script>`;

let partner: Server;
test.beforeAll(async () => {
  partner = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  // The address that the demo's definition names.
  await new Promise<void>((listening) => partner.listen(4801, '127.0.0.1', listening));
});
test.afterAll(() => partner.close());

test('a partner’s page gets its payload and sees nothing else of the page @page-01', async ({ page: browser }) => {
  await open(browser, at('apex', '/section/showcase-live'));
  const frame = browser.getByTitle('Who won round three?');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('output')).toHaveText('sees no cookies {"eventId":5001}');
});
