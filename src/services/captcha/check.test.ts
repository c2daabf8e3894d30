import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import type { Api } from '../api/client.ts';
import { type CheckState, createCheck } from './check.ts';

function world() {
  let now = 0;
  let asked = 0;
  let isAway = false;
  const api = {
    call: async () => {
      if (isAway) throw new Error('away');
      asked += 1;
      return asked;
    },
  } as unknown as Api;
  const state = signal<CheckState>('idle');
  const check = createCheck({
    api,
    action: 'LOGIN',
    state,
    solve: async (work) => `done ${String(work)}`,
    now: () => now,
  });
  return {
    check,
    state,
    asked: () => asked,
    pass: (minutes: number) => (now += minutes * 60_000),
    setAway: (away: boolean) => (isAway = away),
  };
}

test('starts the captcha’s proof of work once, at the first interaction with the form @auth-16', async () => {
  const { check, state, asked } = world();
  check.start();
  check.start();
  expect(state.value).toBe('working');
  await expect.poll(() => state.value).toBe('done');
  check.start();
  expect(await check.token()).toBe('done 1');
  expect([asked(), state.value]).toEqual([1, 'idle']);
});

test('gives each API call a separate captcha token, also two concurrent calls @auth-16', async () => {
  const { check } = world();
  const tokens = await Promise.all([check.token(), check.token()]);
  expect(new Set(tokens).size).toBe(2);
  expect(await check.token()).toBe('done 3');
});

test('discards a captcha token after nine minutes and computes a new one @auth-16', async () => {
  const { check, state, pass } = world();
  check.start();
  await expect.poll(() => state.value).toBe('done');
  pass(8.9);
  check.start();
  pass(0.1);
  expect(await check.token()).toBe('done 2');
});

test('reports a failed proof of work and retries at the next request for a captcha token @auth-16', async () => {
  const { check, state, setAway } = world();
  setAway(true);
  check.start();
  await expect.poll(() => state.value).toBe('failed');
  await expect(check.token()).rejects.toThrow('away');
  setAway(false);
  expect(await check.token()).toBe('done 1');
});
