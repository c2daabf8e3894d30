import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDocumentTally, damagedDocumentHolds, type DocumentKind, validDocumentHolds } from '../fuzz/documents.ts';
import type { Drawing } from '../fuzz/fuzz-entry.tsx';
import { faultsIn } from '../fuzz/inspect.ts';
import type { GeneratedPage } from '../fuzz/pages.ts';
import { createTally, mutantHolds, validHolds } from '../fuzz/properties.ts';

const text = (words: unknown) => ({ $type: 'textBlock', $zone: 'list' as const, attributes: { text: words } });
const page = (...elements: GeneratedPage['elements']): GeneratedPage => ({ version: '1.1', elements });
const place = (index: number, words: string) => `<div data-pointer="/elements/${index}"><p>${words}</p></div>`;
const drawing = (html: string, issues: Drawing['issues'] = []): Drawing => ({ html, issues });

test.each([
  ['a script element', '<script>x()</script>'],
  ['an inline event handler', '<img src="/x" onerror="x()">'],
  ['a javascript: URL', '<a href="java\nscript:x()">x</a>'],
  ['a frame without a sandbox', '<iframe src="https://x.example"></iframe>'],
  ['a style that requests another host', '<p style="background:url(https://evil.example)">x</p>'],
  ['a script in an SVG', '<svg><script>x()</script></svg>'],
])('the fuzzer detects %s in a rendered page @def-19', (_name, html) => {
  expect(faultsIn(html)).toHaveLength(1);
});

test('the fuzzer reports nothing for the output of a valid page @def-19', () => {
  expect(faultsIn('<a href="/x"><img src="/y.png" alt=""></a><iframe sandbox="allow-scripts"></iframe>')).toEqual([]);
});

test('the fuzzer detects a page that fails to render, an element that throws, and an issue reported for a valid page @def-19', async () => {
  const valid = page(text('a'));
  const tally = createTally();
  await expect(validHolds(() => Promise.reject(new Error('gone')), valid, tally)).rejects.toThrow('the page is lost');
  const issue = { severity: 'error', pointer: '/elements/0', rule: 'throws', expected: 'x', found: 'y' } as const;
  await expect(validHolds(async () => drawing('', [issue]), valid, tally)).rejects.toThrow('threw at /elements/0');
  const wrong = { ...issue, rule: 'type' };
  await expect(validHolds(async () => drawing('', [wrong]), valid, tally)).rejects.toThrow('found wrong');
  expect(tally).toMatchObject({ lost: 1, thrown: 1 });
});

test('the fuzzer detects that a mutated element removed its sibling, and counts reported issues @def-19', async () => {
  const whole = page(text('a'), text('b'));
  const mutant = {
    page: page(text(3), text('b')),
    mutation: 'retype' as const,
    place: 0,
    pointer: '/elements/0/attributes/text',
  };
  const before = drawing(place(0, 'a') + place(1, 'b'));
  const tally = createTally();
  const draws = (after: Drawing) => async (document: unknown) => (document === whole ? before : after);
  await mutantHolds(draws(drawing(place(1, 'b'))), { whole, mutant }, tally);
  expect(tally).toMatchObject({ faults: 1, reported: 1 });
  await expect(mutantHolds(draws(drawing('')), { whole, mutant }, tally)).rejects.toThrow('element 1 is not drawn');
});

test('the fuzzer detects rejected valid documents, exceptions, scripts, and valid items that are lost with a mutated one @def-19', async () => {
  const items = [{ id: 'a' }, { id: 'b' }];
  const kind = (more: Partial<DocumentKind>): DocumentKind => ({
    name: 'menu',
    documents: fc.constant({ items }),
    check: (value) => ({ ok: true, value }),
    ...more,
  });
  const tally = createDocumentTally();
  const issue = { severity: 'error', pointer: '/items/0', rule: 'type', expected: 'x', found: 'y' } as const;
  const valid = (more: Partial<DocumentKind>) => validDocumentHolds(kind(more), { items }, tally);
  await expect(valid({})).resolves.toBeUndefined();
  await expect(valid({ check: () => ({ ok: false, issues: [issue] }) })).rejects.toThrow('found wrong');
  const drawn = (html: string, rule?: string) => async () => drawing(html, rule ? [{ ...issue, rule }] : []);
  await expect(valid({ draw: drawn('', 'throws') })).rejects.toThrow('something threw');
  await expect(valid({ draw: drawn('<script>x()</script>') })).rejects.toThrow('it holds');
  const pair = {
    whole: { items },
    damaged: { items: [{ id: 'a' }, 3] },
    mutation: 'retype',
    pointer: '/items/1',
  } as const;
  const partsOf = (left: string[]) => (document: unknown) => (document === pair.whole ? ['a', 'b'] : left);
  await expect(damagedDocumentHolds(kind({ partsOf: partsOf(['a']) }), pair, tally)).resolves.toBeUndefined();
  await expect(damagedDocumentHolds(kind({ partsOf: partsOf([]) }), pair, tally)).rejects.toThrow('a is gone');
  const elsewhere = () => ({ ok: false as const, issues: [issue] });
  await damagedDocumentHolds(kind({ check: elsewhere }), pair, tally);
  expect(tally).toMatchObject({ faults: 1, reported: 0, missed: [expect.stringContaining('/items/1')] });
});
