import { expect, test } from 'vitest';
import { templateOf, templateOfText } from './template.ts';

test.each([
  ['a place', '"title": $1', '"title": ${1}'],
  ['the last place', '"title": "$0"', '"title": "${}"'],
  ['a text to write over', '"title": "${1:Home}"', '"title": "${1:Home}"'],
  ['an escaped sign', '"\\$type": "hero\\}"', '"$type": "hero}"'],
  ['a name that begins like a place', '{"$type": "hero"}', '{"$type": "hero"}'],
  ['a text that would be a place in the editor field', '"a #{b}"', '"a #\\{b}"'],
])('converts an LSP snippet with %s to an editor template', (_what, snippet, template) =>
  expect(templateOf(snippet)).toBe(template),
);

test('escapes placeholder syntax in a plain text for an editor template', () =>
  expect(templateOfText('${1} $type')).toBe('$\\{1} $type'));
