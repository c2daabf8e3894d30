import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptMark, sealScripts } from './inline-scripts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (page: Uint8Array) => new TextDecoder().decode(page);
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const drawn = (mark: string) =>
  bytes(
    `<html><body><script nonce="${mark}">first(“ü”)</script><p>Words</p><script src="/own.js" nonce="${mark}"></script>` +
      `<script nonce="${mark}" id="_R_">second()</script></body></html>`,
  );

test('a page has identical bytes and hashes of its inline scripts in each rendering @srv-04 @def-11', () => {
  const [one, other] = [scriptMark(), scriptMark()].map((mark) => sealScripts(drawn(mark), mark));
  expect(one).toEqual(other);
  expect(text(one?.html ?? bytes(''))).toBe(
    '<html><body><script>first(“ü”)</script><p>Words</p><script src="/own.js"></script><script id="_R_">second()</script></body></html>',
  );
  expect(one?.hashes).toEqual([hash('first(“ü”)'), hash('second()')]);
});

test('hashes only inline scripts marked by the server, so that injected scripts do not run @def-11', () => {
  const mark = scriptMark();
  const page = bytes(
    `<script>alien()</script><script nonce="guess">alien()</script><script nonce="${mark}">ours()</script>`,
  );
  const { html, hashes } = sealScripts(page, mark);
  expect(hashes).toEqual([hash('ours()')]);
  expect(text(html)).toContain('<script>alien()</script><script nonce="guess">alien()</script>');
});

test('leaves a page without inline scripts unchanged', () => {
  const page = bytes('<p>Words</p>');
  expect(sealScripts(page, scriptMark())).toEqual({ html: page, hashes: [] });
});
