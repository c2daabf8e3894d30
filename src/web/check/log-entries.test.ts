import { expect, test } from 'vitest';
import { issueOf } from './log-entries.ts';

const err = { message: 'statement timeout' };

test.each([
  [{ level: 50, msg: 'A row could not be filled', page: 'home', element: 3, err }, '/elements/3 row statement timeout'],
  [{ level: 40, msg: 'No such label', key: 'rows.new', locale: 'ar' }, ' missing-label “rows.new”'],
  [{ level: 50, msg: 'A page could not be drawn', err }, ' status A page could not be drawn: statement timeout'],
])('converts the log entry %j to a finding about the rendered page @def-13', (entry, expected) => {
  const { pointer, rule, found } = issueOf(entry) ?? {};
  expect(`${pointer} ${rule} ${found}`).toBe(expected);
});

test('ignores log warnings that do not concern the rendered page', () =>
  expect(issueOf({ level: 40, msg: 'A realm was loaded' })).toBeUndefined());
