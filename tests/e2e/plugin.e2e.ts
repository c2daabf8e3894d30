import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { copyRealm, edit, load } from './realm-copy.ts';
import { at, expect, open, test } from './support.ts';

const page = `<!doctype html><title>Vote</title><body><output></output><script>
const out = document.querySelector('output');
try { document.cookie; out.textContent = 'sees cookies'; } catch { out.textContent = 'sees no cookies'; }
addEventListener('message', ({ data }) => { out.textContent += ' ' + JSON.stringify(data.payload); });
parent.postMessage({ type: 'ready' }, '*');
</script>`;

const vote = {
  $type: 'plugin',
  $zone: 'list',
  attributes: {
    id: 'vote',
    name: 'Fan vote',
    type: 'VOTE',
    url: 'http://localhost:4801/vote',
    title: 'Who won round three?',
    ratio: '4:3',
    payload: { eventId: 5001 },
  },
};

let partner: Server;
test.beforeAll(async () => {
  partner = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((listening) => partner.listen(4801, '127.0.0.1', listening));
});
test.afterAll(() => partner.close());

test('a partner’s page gets its payload and sees nothing else of the page @page-01', async ({ page: browser }) => {
  const folder = copyRealm('votes', 'Votes');
  edit(path.join(folder, 'realm.json'), (settings) => ({
    ...settings,
    plugins: { origins: ['http://localhost:4801'] },
  }));
  edit(path.join(folder, 'pages/home.json'), (home) => ({
    ...home,
    elements: [...(home['elements'] as unknown[]), vote],
  }));
  expect(load(folder).status).toBe(0);
  await open(browser, at('votes'));
  const frame = browser.getByTitle('Who won round three?');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('output')).toHaveText('sees no cookies {"eventId":5001}');
});
