import { expect, test } from 'vitest';
import { icuMessageOf, icuMessagesOf, parseIcu, TYPE } from './icu.ts';

const names = (text: string) => parseIcu(text).map((part) => ('value' in part ? part.value : part.type));

test('a placeholder is written in two ways, which mean the same', () => {
  expect(names('Hello {{ name }}!')).toEqual(['Hello ', 'name', '!']);
  expect(names('Hello {{first_name2}}!')).toEqual(names('Hello {first_name2}!'));
  expect(names('{{  a}}{{b  }}')).toEqual(['a', 'b']);
});

test('mark-up is words like any other', () =>
  expect(parseIcu('<b>x</b>')).toEqual([{ type: TYPE.literal, value: '<b>x</b>' }]));

test.each(['{', '{a', '{a,}', '{n, plural, one {x}}'])('%j is no message', (text) =>
  expect(() => parseIcu(text)).toThrow(SyntaxError),
);

test('only a text that says more than placeholders do is sent as a message', () => {
  const plural = '{count, plural, one {# film} other {# films}}';
  expect(icuMessageOf(plural)).toEqual(parseIcu(plural));
  expect(icuMessageOf(`{{name}}, ${plural}`)).toHaveLength(3);
  // A broken one is shown as it is.
  for (const text of ['', 'Hello, you', 'Hello {{name}}, {other}', '{a', '{n, plural, one {x}}', '{,}'])
    expect(icuMessageOf(text), text).toBeUndefined();
  expect(icuMessagesOf({ plural, plain: 'Hello, {name}', broken: '{a, plural' })).toEqual({ plural: parseIcu(plural) });
});
