import { beforeAll, expect, test } from 'vitest';
import { validate as isHero } from './generated/guards/blocks/hero.js';
import { validate as isTextBlock } from './generated/guards/blocks/textBlock.js';
import { checkForm, checkPage } from './author.ts';
import { loadExplanations } from './explanations.ts';
import { issueLine } from './issue.ts';
import { parsePage, type GuardOf } from './parse-page.ts';

beforeAll(() => loadExplanations());

const guardOf: GuardOf = (kind) => ({ hero: isHero, textBlock: isTextBlock })[kind];
const text = (words: unknown) => ({ $type: 'textBlock', $zone: 'list', attributes: { text: words } });
const page = (...elements: unknown[]) => ({ version: '1.0', elements });

test('leaves out only the invalid element of a page and reports the element’s pointer, for each kind of error @def-06', () => {
  const parsed = parsePage(
    page(
      text('first'),
      { ...text('x'), $type: 'carousel3d' },
      text({ not: 'text' }),
      null,
      { $type: 'textBlock' },
      text('last'),
    ),
    guardOf,
  );
  expect(parsed.elements.map(({ pointer }) => pointer)).toEqual(['/elements/0', '/elements/5']);
  expect(parsed.issues.map(issueLine)).toEqual([
    '/elements/1/$type: expected a kind of element that this build knows, found "carousel3d"',
    '/elements/2/attributes/text: expected a text, found an object',
    '/elements/3: expected an object, found null',
    '/elements/4: expected a property “$zone”, found none',
  ]);
});

test.each<[string, unknown]>([
  ['a null value', null],
  ['a list', []],
  ['a text', 'page'],
  ['an object without elements', { version: '1.0' }],
  ['a document of an invalid version', { version: 'x', elements: [] }],
])('parsing %s instead of a page returns issues and does not throw', (_name, value) => {
  const parsed = parsePage(value, guardOf);
  expect(parsed.elements).toEqual([]);
  expect(parsed.issues.length).toBeGreaterThan(0);
});

test('treats the names of built-in JavaScript properties as unknown kinds of elements @def-06', () => {
  for (const kind of ['constructor', 'toString'])
    expect(
      parsePage(page({ ...text('x'), $type: kind }), (name) => (name === 'textBlock' ? isTextBlock : undefined)).issues,
    ).toHaveLength(1);
});

test('reports all errors to authors at once, including misspelt properties @realm-01', () => {
  const checked = checkPage(
    page(
      { ...text('x'), attributes: { txt: 'x' } },
      { $type: 'bucket', $zone: 'list', attributes: { bucketId: 'a', exid: 'a', name: 3, type: 'FILMS' } },
    ),
  );
  expect(checked.ok).toBe(false);
  expect(checked.ok ? [] : checked.issues.map(issueLine)).toEqual([
    '/elements/0/attributes: expected a property “text”, found none',
    '/elements/0/attributes/txt: expected only properties that the schema knows, found “txt”',
    '/elements/1/attributes/name: expected a text, found 3',
    '/elements/1/attributes/type: expected one of "VOD_VIDEO", "VOD_SERIES", "VOD_SEASON", "PLAYLIST", "LIVE", "UPCOMING", "EPG", "SECTION_LINK", "MIXED", found "FILMS"',
  ]);
});

test('lists the valid types for a form field of an unknown type', () => {
  const checked = checkForm({
    version: '1.0',
    submitLabel: 'Go',
    fields: [{ id: 'a', type: 'colour', required: true, messages: {} }],
  });
  expect(checked.ok ? [] : checked.issues.map(issueLine)).toEqual([
    '/fields/0/type: expected one of address, administrativeLevel1, birthDate, checkbox, confirmPassword, date, dropdown, email, fullName, line1, name, number, password, phoneNumber, postalCode, radio, taxNumber, text, textarea, found "colour"',
  ]);
});
