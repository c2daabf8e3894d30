import { expect, test } from 'vitest';
import { issueOf } from './log-entries.ts';

const err = { message: 'statement timeout' };

test.each([
  [
    'about a row that could not be filled to a finding about the row',
    { level: 50, msg: 'A row could not be filled', page: 'home', element: 3, err },
    '/elements/3 row statement timeout',
  ],
  [
    'about a missing label to a finding about the label',
    { level: 40, msg: 'No such label', key: 'rows.new', locale: 'ar' },
    ' missing-label “rows.new”',
  ],
  [
    'about a page that could not be rendered to a finding about the page',
    { level: 50, msg: 'A page could not be drawn', err },
    ' status A page could not be drawn: statement timeout',
  ],
])('converts a log entry %s @def-13', (_entry, entry, expected) => {
  const { pointer, rule, found } = issueOf(entry) ?? {};
  expect(`${pointer} ${rule} ${found}`).toBe(expected);
});

test('ignores log warnings that do not concern the rendered page', () =>
  expect(issueOf({ level: 40, msg: 'A realm was loaded' })).toBeUndefined());
