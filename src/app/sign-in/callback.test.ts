import { describe, expect, test } from 'vitest';
import { type Callback, type CallbackOutcome, callbackTable, resolveCallback } from './callback.ts';

/**
 * Decision table 5.5 of the design. Each row: situation, query of the callback URL, stored state, outcome, and index of
 * the table row that decides.
 */
const cases: readonly [string, string, Omit<Callback, 'query'>, CallbackOutcome, number][] = [
  ['with a code for an unknown or expired sign-in', 'code=x', { state: 'unknown' }, 'tookTooLong', 0],
  ['with an error for an unknown or expired sign-in', 'error=access_denied', { state: 'unknown' }, 'tookTooLong', 0],
  ['for a completed sign-in, with its session', 'code=x', { state: 'used', isSignedIn: true }, 'destination', 1],
  ['for a completed sign-in, without a session', 'code=x', { state: 'used' }, 'alreadyUsed', 2],
  ['with “access denied” because the user cancelled', 'error=access_denied', { state: 'ours' }, 'cancelled', 3],
  ['with “user cancelled” and a code', 'error=user_cancelled&code=x', { state: 'ours' }, 'cancelled', 3],
  [
    'with “login required” after a silent request',
    'error=login_required',
    { state: 'ours', isSilent: true },
    'notSignedIn',
    4,
  ],
  [
    'with “interaction required” after an interactive request',
    'error=interaction_required',
    { state: 'ours' },
    'failed',
    5,
  ],
  ['with a server error and a code', 'error=server_error&code=x', { state: 'ours' }, 'failed', 6],
  ['without parameters', '', { state: 'ours' }, 'failed', 7],
  ['with an empty code', 'code=', { state: 'ours', isFromApp: true }, 'failed', 7],
  ['with a code for a sign-in from an app', 'code=x', { state: 'ours', isFromApp: true }, 'handOver', 8],
  ['with a valid code', 'code=x', { state: 'ours' }, 'exchange', 9],
];

describe('callback of a sign-in provider', () => {
  test.each(cases)('a sign-in callback %s (?%s) has the outcome “$3” @auth-10', (_what, query, known, outcome, row) => {
    const came = { ...known, query: new URLSearchParams(query) };
    expect(resolveCallback(came)).toBe(outcome);
    const without = callbackTable.filter((_, index) => index !== row);
    // Several rows lead to `failed`, so without one of them another may still lead there; that is not checked.
    if (outcome !== 'failed') expect(resolveCallback(came, without)).not.toBe(outcome);
  });

  test('the test cases cover every row of the decision table for sign-in callbacks @auth-10', () =>
    expect(new Set(cases.map(([, , , , row]) => row)).size).toBe(callbackTable.length));

  test.each([5, 6, 7])(
    'row %i of the callback table is needed: without this row, a failed callback is treated as one with a valid code @auth-10',
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
