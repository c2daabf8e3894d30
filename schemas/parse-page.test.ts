import { beforeAll, expect, test } from 'vitest';
import { validate as isHero } from './generated/guards/blocks/hero.js';
import { validate as isTextBlock } from './generated/guards/blocks/textBlock.js';
import { compareDiagnostics, diagnosticOf } from './diagnostic.ts';
import { loadExplanations } from './explanations.ts';
import { errorAt, issueLine } from './issue.ts';
import { limitIssues, limits } from './limits.ts';
import { parsePage, type GuardOf } from './parse-page.ts';

beforeAll(() => loadExplanations());

const guardOf: GuardOf = (kind) => ({ hero: isHero, textBlock: isTextBlock })[kind];
const text = (words: unknown) => ({ $type: 'textBlock', $zone: 'list', attributes: { text: words } });
const page = (...elements: unknown[]) => ({ version: '1.0', elements });
const unknown = (fallback: unknown[], attributes: object = { text: 'Tonight' }) => ({
  $type: 'hologram',
  $zone: 'header',
  attributes,
  fallback,
});

test('replaces an element of unknown kind by its first usable fallback, at the same position @def-15', () => {
  const own = { $type: 'textBlock', $zone: 'list', attributes: { text: 'instead' } };
  const parsed = parsePage(
    page(unknown(['alsoUnknown', 'textBlock']), unknown(['hero', own], { title: 3 }), unknown([])),
    guardOf,
  );
  expect(
    parsed.elements.map(({ element, pointer }) => [pointer, element.$type, element.$zone, element.attributes]),
  ).toEqual([
    ['/elements/0', 'textBlock', 'header', { text: 'Tonight' }],
    ['/elements/1', 'textBlock', 'header', { text: 'instead' }],
  ]);
  expect(parsed.issues.map(({ severity, rule, pointer }) => [severity, rule, pointer])).toEqual([
    ['warning', 'fallback', '/elements/0/$type'],
    ['warning', 'fallback', '/elements/1/$type'],
    ['error', 'unknown-kind', '/elements/2/$type'],
  ]);
});

test('uses no fallback for a valid element, nor for an invalid element of a known kind @def-15', () => {
  const parsed = parsePage(
    page({ ...text('itself'), fallback: ['hero'] }, { ...text({}), fallback: [text('instead')] }),
    guardOf,
  );
  expect(parsed.elements.map(({ element }) => element.attributes)).toEqual([{ text: 'itself' }]);
  expect(parsed.issues.map(issueLine)).toEqual(['/elements/1/attributes/text: expected a text, found an object']);
});

test('replaces an element of a later major version by its fallback or leaves it out, and renders a later minor version @def-07', () => {
  const parsed = parsePage(
    page(
      { ...text('later'), $version: '2.0' },
      { ...text('later'), $version: '2.0', fallback: [text('older')] },
      { ...text('minor'), $version: '1.99', extra: 1, attributes: { text: 'minor', invented: true } },
    ),
    guardOf,
  );
  expect(parsed.elements.map(({ element }) => element.attributes)).toEqual([
    { text: 'older' },
    { text: 'minor', invented: true },
  ]);
});

test('renders at most the maximum number of elements of a page @def-10', () => {
  const parsed = parsePage(page(...Array.from({ length: limits.elements + 3 }, () => text('x'))), guardOf);
  expect(parsed.elements).toHaveLength(limits.elements);
  expect(parsed.issues.map(issueLine)).toEqual([
    '/elements/500: expected at most 500 elements, found 503; those from 500 on are left out',
  ]);
});

test('reports elements beyond the limits of a page at any level of nesting @def-10', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = { in: deep };
  expect(limitIssues(deep).map(({ rule }) => rule)).toEqual(['depth']);
  expect(limitIssues(JSON.parse('{"a":[{"__proto__":{"x":1}}],"constructor":1}')).map(issueLine)).toEqual([
    '/constructor: expected a name that programs give no meaning to, found “constructor”',
    '/a/0/__proto__: expected a name that programs give no meaning to, found “__proto__”',
  ]);
  expect(limitIssues(Array.from({ length: 300_000 }, () => 0)).map(({ rule }) => rule)).toEqual(['document-size']);
  expect(limitIssues(page(text('fine')))).toEqual([]);
});

test('sorts diagnostics in document order and suggests a fix for each @def-06', () => {
  const at = (pointer: string) =>
    diagnosticOf('pages/home.json', errorAt(pointer, 'required', 'a property “text”', 'none'));
  const ordered = [at('/elements/10'), at('/elements/2'), at('')].toSorted(compareDiagnostics);
  expect(ordered.map(({ pointer }) => pointer)).toEqual(['', '/elements/2', '/elements/10']);
  expect(ordered[0]?.fix).toBe('Add the property “text”.');
});
