import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { FromPreview } from '#schemas/wire/authoring/preview.ts';
import { hostile } from '../fuzz/hostile.ts';
import { at, expect, port, test } from './support.ts';

const root = path.join(import.meta.dirname, '../..');
const studio = `http://studio.localhost:${port}/`;

declare global {
  interface Window {
    reported: unknown[];
    __pwned?: unknown;
  }
}

/** Opens a preview frame in a page of the studio’s origin and waits until it is ready. */
async function frame(page: Page, route: string): Promise<void> {
  await page.goto(studio);
  await page.evaluate(
    (address) => {
      window.reported = [];
      window.addEventListener('message', (event) => void window.reported.push(event.data));
      const preview = document.createElement('iframe');
      preview.id = 'preview';
      preview.src = address;
      document.body.replaceChildren(preview);
    },
    at('apex', route),
  );
  await page.waitForFunction(() => window.reported.some((message) => (message as FromPreview).type === 'ready'));
}

/** Sends a draft and returns the preview’s `drawn` message. */
async function draw(
  page: Page,
  sequence: number,
  elements: unknown[],
): Promise<Extract<FromPreview, { type: 'drawn' }>> {
  await page.evaluate(
    ([number, list, origin]) => {
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
      const document_ = { version: '1.1', elements: list };
      contentWindow?.postMessage(
        { playbill: 1, type: 'draft', sequence: number, kind: 'page', name: 'home', document: document_ },
        origin,
      );
    },
    [sequence, elements, at('apex', '').replace(/\/$/, '')] as const,
  );
  const handle = await page.waitForFunction(
    (number) =>
      window.reported.find((message) => {
        const reported = message as FromPreview;
        return reported.type === 'drawn' && reported.sequence === number;
      }),
    sequence,
  );
  return (await handle.jsonValue()) as Extract<FromPreview, { type: 'drawn' }>;
}

const text = (words: unknown) => ({ $type: 'textBlock', $zone: 'list', attributes: { text: words } });

test('four kinds of faulty element are omitted and reported by JSON pointer; after a fix they render @def-06 @edit-01 @edit-04', async ({
  page,
  quiet,
}) => {
  // Replace a valid block’s code by a component that throws.
  await page.route(/assets\/separator-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default { kind: 'separator', validate: () => true, component() { throw new Error('deliberate') } }`,
    }),
  );
  await frame(page, '/_admin/composed-page-preview');
  const { diagnostics } = await draw(page, 1, [
    text('<p>before</p>'),
    { ...text('x'), $type: 'carousel3d' },
    { $type: 'cardList', $zone: 'list', attributes: { type: 'GRID', cards: null } },
    text({ not: 'text' }),
    { $type: 'separator', $zone: 'list', attributes: {} },
    text('<p>after</p>'),
  ]);
  expect(diagnostics.map(({ pointer, rule, fix }) => [pointer, rule, fix !== ''])).toEqual([
    ['/elements/1/$type', 'unknown-kind', true],
    ['/elements/2/attributes/cards', 'type', true],
    ['/elements/3/attributes/text', 'type', true],
    ['/elements/4', 'throws', true],
  ]);
  const preview = page.frameLocator('#preview');
  await expect(preview.getByText('before', { exact: true })).toBeVisible();
  await expect(preview.getByText('after', { exact: true })).toBeVisible();
  await expect(preview.locator('[data-issue]')).toHaveCount(4);

  const mended = await draw(page, 2, [text('<p>before</p>'), text('<p>mended</p>'), text('<p>after</p>')]);
  expect(mended.diagnostics).toEqual([]);
  await expect(preview.getByText('mended', { exact: true })).toBeVisible();
  await expect(preview.locator('[data-issue]')).toHaveCount(0);
  // React logs errors caught by boundaries; nothing else may be logged.
  expect(quiet.heard.filter((line) => !line.includes('deliberate'))).toEqual([]);
  quiet.heard.length = 0;
});

test('a page of an unregistered origin cannot frame a preview, and previews are not cached or indexed @edit-02', async ({
  page,
  quiet,
}) => {
  await page.goto(at('lumen', '/healthz'));
  await page.evaluate(
    (address) => {
      const preview = document.createElement('iframe');
      preview.src = address;
      document.body.replaceChildren(preview);
    },
    at('apex', '/_admin/preview'),
  );
  await expect.poll(() => quiet.heard.some((line) => /frame-ancestors|frame-src|default-src/.test(line))).toBe(true);
  quiet.heard.length = 0;
  const response = await page.request.get(`http://127.0.0.1:${port}/_admin/preview`, {
    headers: { host: `apex.localhost:${port}` },
  });
  expect(response.headers()['content-security-policy']).toContain(`frame-ancestors http://studio.localhost:${port}`);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(response.headers()['x-robots-tag']).toContain('noindex');
});

test('hostile texts in any attribute of any block run no script and cause no third-party request @def-11', async ({
  page,
  quiet,
}) => {
  test.slow();
  const asked = new Set<string>();
  const host = (address: string) => new URL(address).hostname;
  page.on('response', (response) => asked.add(host(response.url())));
  // Requests blocked by the content security policy never left the browser.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') asked.add(host(request.url()));
  });
  page.on('dialog', (dialog) => void asked.add(`a dialog: ${dialog.message()}`));
  await frame(page, '/_admin/composed-page-preview');
  const kinds = globSync('schemas/blocks/*.schema.json', { cwd: root }).sort();
  const withText = (value: unknown, words: string): unknown => {
    if (typeof value === 'string') return words;
    if (Array.isArray(value)) return value.map((part) => withText(part, words));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withText(part, words)]));
  };
  let sequence = 0;
  for (const words of hostile.filter(({ length }) => length < 20_000)) {
    const elements = kinds.flatMap((file) => {
      const { examples } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        examples: Record<string, unknown>[];
      };
      const $type = path.basename(file, '.schema.json');
      return examples.slice(0, 1).flatMap((example) =>
        Object.keys(example).map((key) => ({
          $type,
          $zone: 'list',
          attributes: { ...example, [key]: withText(example[key], words) },
        })),
      );
    });
    sequence += 1;
    const { nodes } = await draw(page, sequence, [...elements, text('<p>valid</p>')]);
    expect(nodes.at(-1)).toMatchObject({ pointer: `/elements/${elements.length}`, kind: 'textBlock' });
  }
  const frames = await Promise.all(page.frames().map((one) => one.evaluate(() => window.__pwned)));
  expect(frames.every((found) => found === undefined)).toBe(true);
  expect([...asked].filter((name) => !name.endsWith('localhost') && name !== '')).toEqual([]);
  // The console reports pictures and plugins that the content security policy blocked.
  quiet.heard.length = 0;
});
