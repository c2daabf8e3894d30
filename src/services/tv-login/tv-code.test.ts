import { expect, test } from 'vitest';
import type { Api } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import type { BrowserSession } from '../session/session.ts';
import { createTvCode } from './tv-code.ts';

const problem = (status: number) => new ProblemError({ status, code: 'NOT_FOUND', messages: [], requestId: '' });
const nobody = () => new Error('no network');

/** Fake television whose server answers by the number of the code and of the poll, from 1. */
function television(answer: (code: number, question: number) => Error | 'in', isAway: () => boolean = () => false) {
  let now = 0;
  let codes = 0;
  let steps = 0;
  const asked: string[] = [];
  const waits: number[] = [];
  const ended = Promise.withResolvers<void>();
  const api = {
    call: async () => {
      if (isAway()) throw nobody();
      codes += 1;
      return { pin: `CODE-${codes}`, anchor: String(codes), expiresIn: 600, interval: 5 };
    },
  } as unknown as Api;
  const session = {
    signInByCode: async ({ anchor }: { anchor: string }) => {
      asked.push(anchor);
      const told = answer(Number(anchor), asked.filter((one) => one === anchor).length);
      if (told !== 'in') throw told;
      return {};
    },
  } as unknown as BrowserSession;
  const shown: string[] = [];
  const code = createTvCode({
    api,
    session,
    now: () => now,
    wait: async (milliseconds) => {
      const { is, pin } = code.state.value;
      shown.push(`${is} ${pin ?? ''}`.trim());
      waits.push(milliseconds);
      now += milliseconds;
      steps += 1;
      // Stops endless polling after 300 steps.
      if (steps > 300) {
        ended.resolve();
        await new Promise(() => undefined);
      }
    },
  });
  code.state.subscribe(({ is }) => {
    if (is === 'signedIn' || is === 'denied') ended.resolve();
  });
  return { code, asked, waits, shown, run: () => (code.start(), ended.promise) };
}

test('shows a TV sign-in code and polls every five seconds until the code is approved @auth-15', async () => {
  const { code, waits, shown, run } = television((_code, question) => (question === 3 ? 'in' : problem(404)));
  await run();
  expect(code.state.value).toEqual({ is: 'signedIn' });
  expect(waits).toEqual([5000, 5000, 5000]);
  expect(new Set(shown)).toEqual(new Set(['waiting CODE-1']));
});

test('increases the polling interval of the TV sign-in after the response "too many requests" @auth-15', async () => {
  const { waits, run } = television((_code, question) => (question === 4 ? 'in' : problem(question === 1 ? 429 : 404)));
  await run();
  expect(waits).toEqual([5000, 10_000, 10_000, 10_000]);
});

test('replaces a TV sign-in code a minute before expiry and continues to poll the old code @auth-15', async () => {
  const { asked, shown, run } = television((code, question) => (code === 1 && question === 115 ? 'in' : problem(404)));
  await run();
  const first = shown.indexOf('waiting CODE-2');
  expect(first).toBe(108);
  expect(asked.filter((anchor) => anchor === '2').length).toBeGreaterThan(0);
});

test('replaces an expired TV sign-in code at once @auth-15', async () => {
  const { shown, run } = television((code) => (code === 1 ? problem(410) : 'in'));
  await run();
  expect(shown).toEqual(['waiting CODE-1', 'waiting CODE-2']);
});

test('stops polling after the TV sign-in is denied and starts again on request @auth-15', async () => {
  const { code, asked, run } = television((number) => (number === 1 ? problem(403) : 'in'));
  await run();
  expect([code.state.value, asked]).toEqual([{ is: 'denied' }, ['1']]);
  code.start();
  await expect.poll(() => code.state.value).toEqual({ is: 'signedIn' });
});

test('shows the same TV sign-in code while the server is unreachable, then polls at the normal interval @auth-15', async () => {
  const { waits, shown, run } = television((_code, question) =>
    question <= 2 ? nobody() : question === 4 ? 'in' : problem(404),
  );
  await run();
  expect(shown).toEqual(['waiting CODE-1', 'away CODE-1', 'away CODE-1', 'waiting CODE-1']);
  expect(waits).toEqual([5000, 10_000, 15_000, 5000]);
});

test('retries the request for the first TV sign-in code with increasing intervals @auth-15', async () => {
  let tries = 0;
  const { code, waits, run } = television(
    () => 'in',
    () => {
      tries += 1;
      return tries < 9;
    },
  );
  await run();
  expect(code.state.value).toEqual({ is: 'signedIn' });
  expect(waits).toEqual([5000, 10_000, 15_000, 20_000, 25_000, 30_000, 30_000, 30_000, 5000]);
});

test('stops polling for the TV sign-in when the user leaves the page @auth-15', async () => {
  const { code, asked } = television(() => problem(404));
  const end = code.start();
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  end();
  const before = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asked.length - before).toBeLessThanOrEqual(1);
});
