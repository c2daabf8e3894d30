import { expect, test } from 'vitest';
import { compareDiagnostics, diagnosticOf, findingLine, fixFor } from './diagnostic.ts';
import { diagnosticLine, errorAt, issueLine } from './issue.ts';

const at = (pointer: string, rule = 'type', expected = 'a text', found = '7') =>
  diagnosticOf('pages/home.json', errorAt(pointer, rule, expected, found));

test('suggests a fix for a violated rule, and the closest valid name for a misspelt one @edit-04', () => {
  expect(fixFor(errorAt('', 'required', 'a property “x”', 'none'))).toBe('Add the property “x”.');
  expect(fixFor(errorAt('', 'type', 'a text', '7'))).toBe('Put a text here.');
  expect(fixFor({ ...errorAt('', 'type', 'a text', '7'), near: 'title' })).toBe(
    'Did you mean “title”? Put a text here.',
  );
  // Names of inherited object properties, such as `toString`, are not rules.
  expect(fixFor(errorAt('', 'no-such-rule', 'x', 'y'))).toBe('Put x here.');
  expect(diagnosticOf('a', { ...errorAt('', 'type', 'a text', '7'), near: 'title' })).not.toHaveProperty('near');
});

test.each([
  'additionalProperties unknown-kind switched-off not-drawn throws code hydration reference syntax depth document-size',
  'elements unsafe-key newer-version fallback duplicate-id duplicate-key message placeholder empty-label unknown-file',
  'picture font file-size folder-size logo portrait country bounds date locale status row rows row-type min-items hidden',
  'film-type missing-film markup unused-file empty-tab merge-conflict contrast missing-label label-replaced unused-label',
])('the suggested fix is a specific and complete sentence for violations of the rules %s @edit-04', (rules) => {
  for (const rule of rules.split(' ')) {
    const fix = fixFor(errorAt('', rule, 'x', 'y'));
    expect(fix, rule).toMatch(/^[A-Z].{5,}\.$/);
    expect(fix, rule).not.toBe('Put x here.');
  }
});

test('sorts diagnostics by document, then by position within the document, then by rule @edit-04', () => {
  const other = { ...at('/a'), document: 'pages/about.json' };
  const sorted = [
    other,
    at('/a/2'),
    at('/a/10'),
    at('/b', 'enum'),
    at('/b', 'type', 'a'),
    at('/b', 'type', 'b', '1'),
    at('/b', 'type', 'b', '2'),
  ];
  expect(sorted.toReversed().sort(compareDiagnostics)).toEqual(sorted);
});

test('formats a diagnostic as one line for logs and the command line', () => {
  expect(findingLine(at('/title'))).toBe('error pages/home.json /title: expected a text, found 7 — Put a text here.');
  expect(findingLine(at(''))).toBe('error pages/home.json: expected a text, found 7 — Put a text here.');
  expect(diagnosticLine(at('/title'))).toBe('pages/home.json: /title: expected a text, found 7');
  expect(diagnosticLine(at(''))).toBe('pages/home.json: expected a text, found 7');
  expect(issueLine(at(''))).toBe('(top): expected a text, found 7');
  expect(issueLine(at('/x', 'type', '(top): a'))).toBe('/x: expected (top): a, found 7');
  expect(diagnosticLine(at('/x', 'type', '(top): a'))).toBe('pages/home.json: /x: expected (top): a, found 7');
});
