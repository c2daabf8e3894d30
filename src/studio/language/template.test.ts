import { expect, test } from 'vitest';
import { templateOf, templateOfText } from './template.ts';

test.each([
  ['a tab stop', '"title": $1', '"title": ${1}'],
  ['the final tab stop', '"title": "$0"', '"title": "${}"'],
  ['a placeholder text', '"title": "${1:Home}"', '"title": "${1:Home}"'],
  ['escaped characters', '"\\$type": "hero\\}"', '"$type": "hero}"'],
  ['a property name that begins with a dollar sign', '{"$type": "hero"}', '{"$type": "hero"}'],
  ['a text that the editor would read as a placeholder', '"a #{b}"', '"a #\\{b}"'],
])('converts an LSP snippet with %s to the editor template $2', (_what, snippet, template) =>
  expect(templateOf(snippet)).toBe(template),
);

test('escapes placeholder syntax in a plain text for an editor template', () =>
  expect(templateOfText('${1} $type')).toBe('$\\{1} $type'));
