import { expect, test } from 'vitest';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { countOf, mergeDiagnostics } from './merge.ts';

const at = (pointer: string, rule: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'error',
  document: 'page home',
  pointer,
  rule,
  expected: 'a',
  found: 'b',
  fix: 'Mend it.',
  ...more,
});
const one = (...diagnostics: Diagnostic[]) => ({ view: 'Desktop', diagnostics });
const pointers = (found: Diagnostic[]) => found.map(({ pointer, rule }) => `${pointer} ${rule}`);

test('shows a problem of a document only once if several checks find it @edit-04', () => {
  const merged = mergeDiagnostics('page home', {
    local: [at('/elements/0', 'type')],
    server: [at('/elements/0', 'type', { document: 'pages/home.json' })],
    drawn: [one(at('/elements/0', 'type', { document: 'home' }))],
  });
  expect(merged).toEqual([at('/elements/0', 'type')]);
});

test('keeps different problems at the same location and sorts problems by document order @edit-04', () => {
  const merged = mergeDiagnostics('page home', {
    local: [at('/elements/10', 'type')],
    server: [at('/elements/2/attributes/link', 'reference', { severity: 'warning' })],
    drawn: [one(at('/elements/10', 'throws'))],
  });
  expect(pointers(merged)).toEqual([
    '/elements/2/attributes/link reference',
    '/elements/10 throws',
    '/elements/10 type',
  ]);
  expect(countOf(merged)).toEqual({ errors: 2, warnings: 1 });
});

test('shows only the syntax error while the text is not JSON @edit-04', () => {
  const merged = mergeDiagnostics('page home', {
    local: [at('', 'syntax')],
    server: [at('/elements/3', 'reference')],
    drawn: [one(at('/elements/3', 'throws'))],
  });
  expect(pointers(merged)).toEqual([' syntax']);
});

test('lists the preview views that have a problem, unless all views have the same problem @edit-03', () => {
  const everywhere = at('/elements/1', 'throws');
  const onPhones = at('/elements/2', 'row', { severity: 'warning' });
  const merged = mergeDiagnostics('page home', {
    local: [],
    server: [],
    drawn: [
      { view: 'Phone', diagnostics: [everywhere, onPhones] },
      { view: 'Phone', diagnostics: [everywhere] },
      { view: 'TV', diagnostics: [everywhere] },
    ],
  });
  expect(merged).toEqual([everywhere, { ...onPhones, views: ['Phone'] }]);
});
