import { expect, test } from 'vitest';
import { icuMessageOf, icuMessagesOf, parseIcu, TYPE } from './icu.ts';

const names = (text: string) => parseIcu(text).map((part) => ('value' in part ? part.value : part.type));

test('accepts the placeholders of a label in both notations, {{token}} and {token}', () => {
  expect(names('Hello {{ name }}!')).toEqual(['Hello ', 'name', '!']);
  expect(names('Hello {{first_name2}}!')).toEqual(names('Hello {first_name2}!'));
  expect(names('{{  a}}{{b  }}')).toEqual(['a', 'b']);
});

test('treats markup in an ICU message as text', () =>
  expect(parseIcu('<b>x</b>')).toEqual([{ type: TYPE.literal, value: '<b>x</b>' }]));

test.each(['{', '{a', '{a,}', '{n, plural, one {x}}'])('rejects the label text %j as an invalid ICU message', (text) =>
  expect(() => parseIcu(text)).toThrow(SyntaxError),
);

test('returns a parsed ICU message only for labels with more than plain placeholders', () => {
  const plural = '{count, plural, one {# film} other {# films}}';
  expect(icuMessageOf(plural)).toEqual(parseIcu(plural));
  expect(icuMessageOf(`{{name}}, ${plural}`)).toHaveLength(3);
  // Invalid messages are not parsed, so that clients show them unchanged.
  for (const text of ['', 'Hello, you', 'Hello {{name}}, {other}', '{a', '{n, plural, one {x}}', '{,}'])
    expect(icuMessageOf(text), text).toBeUndefined();
  expect(icuMessagesOf({ plural, plain: 'Hello, {name}', broken: '{a, plural' })).toEqual({ plural: parseIcu(plural) });
});
