import { describe, expect, test } from 'vitest';
import { type Callback, type CallbackOutcome, callbackTable, resolveCallback } from './callback.ts';

/**
 * Decision table 5.5 of the design. Each row: situation, query of the callback URL, stored state, outcome, and index of
 * the table row that decides.
 */
const cases: readonly [string, string, Omit<Callback, 'query'>, CallbackOutcome, number][] = [
  ['of a sign-in that nobody knows any more', 'code=x', { state: 'unknown' }, 'tookTooLong', 0],
  ['of one that nobody knows, with an error', 'error=access_denied', { state: 'unknown' }, 'tookTooLong', 0],
  ['a second time, with a session from the first', 'code=x', { state: 'used', isSignedIn: true }, 'destination', 1],
  ['a second time, without one', 'code=x', { state: 'used' }, 'alreadyUsed', 2],
  ['from somebody who has thought better of it', 'error=access_denied', { state: 'ours' }, 'cancelled', 3],
  ['from another who has', 'error=user_cancelled&code=x', { state: 'ours' }, 'cancelled', 3],
  [
    'that nobody is signed in there, asked in silence',
    'error=login_required',
    { state: 'ours', isSilent: true },
    'notSignedIn',
    4,
  ],
  ['that nobody is, though a person was asked', 'error=interaction_required', { state: 'ours' }, 'failed', 5],
  ['with an error', 'error=server_error&code=x', { state: 'ours' }, 'failed', 6],
  ['with nothing', '', { state: 'ours' }, 'failed', 7],
  ['with an empty code', 'code=', { state: 'ours', isFromApp: true }, 'failed', 7],
  ['with a code for an app', 'code=x', { state: 'ours', isFromApp: true }, 'handOver', 8],
  ['with a code', 'code=x', { state: 'ours' }, 'exchange', 9],
];

describe('callback of a sign-in provider', () => {
  test.each(cases)(
    'the callback %s (?%s) has the outcome of its row in the decision table @auth-10',
    (_what, query, known, outcome, row) => {
      const came = { ...known, query: new URLSearchParams(query) };
      expect(resolveCallback(came)).toBe(outcome);
      const without = callbackTable.filter((_, index) => index !== row);
      // Several rows lead to `failed`, so without one of them another may still lead there; that is not checked.
      if (outcome !== 'failed') expect(resolveCallback(came, without)).not.toBe(outcome);
    },
  );

  test('the test cases cover every row of the decision table for callbacks @auth-10', () =>
    expect(new Set(cases.map(([, , , , row]) => row)).size).toBe(callbackTable.length));

  test.each([5, 6, 7])(
    'without row %i of the table, a failed callback would be treated as one with a valid code @auth-10',
    (row) => {
      const query = new URLSearchParams(
        { 5: 'error=consent_required&code=x', 6: 'error=server_error&code=x', 7: '' }[row],
      );
      const without = callbackTable.filter((_, index) => index !== row);
      expect(resolveCallback({ state: 'ours', query }, without)).toBe('exchange');
    },
  );

  test('never exchanges a code of an unknown sign-in, whatever the URL contains @auth-10', () => {
    for (const query of ['code=x', 'code=x&state=y', 'code=x&PAGE_READY=true&entryPage=%2Fpurchase'])
      expect(resolveCallback({ state: 'unknown', query: new URLSearchParams(query), isSignedIn: true })).toBe(
        'tookTooLong',
      );
  });
});
