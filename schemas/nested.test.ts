import { beforeAll, expect, test } from 'vitest';
import { checkPage } from './author.ts';
import { validate as isGridBlock } from './generated/guards/blocks/gridBlock.js';
import { validate as isTextBlock } from './generated/guards/blocks/textBlock.js';
import { loadExplanations } from './explanations.ts';
import { issueLine } from './issue.ts';
import { type Nested, parseNested } from './nested.ts';
import type { GuardOf } from './parse-page.ts';
import { kindsWithin } from './within.ts';

beforeAll(() => loadExplanations());

const guardOf: GuardOf = (kind) => ({ gridBlock: isGridBlock, textBlock: isTextBlock })[kind];
const words = (text: unknown) => ({ $type: 'textBlock', attributes: { text } });
const grid = (...elements: unknown[]) => ({ $type: 'gridBlock', $zone: 'list', attributes: { elements } });
const linesOf = (nested: Nested[]) =>
  nested.flatMap((one) => (one.kind === 'invalid' ? one.issues.map(issueLine) : []));

test('validates each nested element separately, with pointers from the document’s root @def-05 @def-06', () => {
  const nested = parseNested(
    [{ text: 'Rui Sarmento' }, words('valid'), words(7), { $type: 'carousel3d', attributes: {} }, { label: 'x' }, null],
    '/elements/3',
    guardOf,
  );
  expect(nested.map(({ kind }) => kind)).toEqual(['text', 'element', 'invalid', 'invalid', 'invalid', 'invalid']);
  expect(linesOf(nested)).toEqual([
    '/elements/3/attributes/elements/2/attributes/text: expected a text, found 7',
    '/elements/3/attributes/elements/3/$type: expected a kind of element that this build knows, found "carousel3d"',
    '/elements/3/attributes/elements/4: expected a property “text”, found none',
    '/elements/3/attributes/elements/5: expected an object, found null',
  ]);
});

test('limits the nesting depth of elements in a page @def-10', () => {
  const at = `/elements/0${'/attributes/elements/0'.repeat(3)}`;
  expect(linesOf(parseNested([grid()], at.replace(/\/attributes\/elements\/0$/, ''), guardOf))).toEqual([]);
  expect(linesOf(parseNested([grid()], at, guardOf))).toEqual([
    `${at}/attributes/elements/0: expected at most 4 elements within one another, found an object`,
  ]);
  let deep: unknown = words('bottom');
  for (let level = 0; level < 20_000; level++) deep = grid(deep);
  expect(kindsWithin([deep])).toEqual(['gridBlock', 'gridBlock', 'gridBlock', 'gridBlock']);
});

test('lists the kinds of nested elements, so that their code is loaded before rendering @def-09', () => {
  expect(kindsWithin([grid(words('x'), { text: 'y' }, grid({ $type: 'image' })), null, 7])).toEqual([
    'gridBlock',
    'textBlock',
    'gridBlock',
    'image',
  ]);
});

test('reports the issues of nested elements to the page’s author @def-01', () => {
  const checked = checkPage({ version: '1.0', elements: [grid(words('x'), { txt: 'y' }, words(3))] });
  expect(checked.ok ? [] : checked.issues.map(issueLine)).toEqual([
    '/elements/0/attributes/elements/1: expected a property “text”, found none',
    '/elements/0/attributes/elements/1/txt: expected only properties that the schema knows, found “txt”',
    '/elements/0/attributes/elements/2/attributes/text: expected a text, found 3',
  ]);
});
