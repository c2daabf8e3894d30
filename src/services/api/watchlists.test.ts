import { expect, test } from 'vitest';
import type { Api } from './client.ts';
import { ProblemError } from './problem-error.ts';
import { createWatchlists } from './watchlists.ts';

const refusedWith = (...messages: string[]) =>
  createWatchlists({
    call: () => Promise.reject(new ProblemError({ status: 409, code: 'CONFLICT', messages, requestId: '' })),
  } as unknown as Api);
const title = { id: 1, type: 'VOD', title: 'One' } as const;

test.each([
  ['duplicatedItemMessage', 'duplicatedItemMessage'],
  ['watchlistNameTooLong', 'watchlistNameTooLong'],
  ['tooManyWatchlists', 'tooManyWatchlists'],
  ['a text that nobody knows', 'watchlists.changeFailed'],
])('a refusal by %s is told as %s @list-04', async (message, cause) => {
  expect(await refusedWith(message).add(1, title)).toEqual({ ok: false, cause });
});

test('what fails without a word is told in general @list-04', async () => {
  const watchlists = createWatchlists({ call: () => Promise.reject(new TypeError('offline')) } as unknown as Api);
  expect(await watchlists.create('Sunday')).toEqual({ ok: false, cause: 'watchlists.changeFailed' });
});

test('a title is put after another one, or first @list-03', async () => {
  const asked: unknown[] = [];
  const call = async (...input: unknown[]) => void asked.push(input);
  const watchlists = createWatchlists({ call } as unknown as Api);
  await watchlists.place(7, title, 5);
  await watchlists.place(7, title, undefined);
  const body = { content: [{ id: '1', contentType: 'VOD' }] };
  const name = 'POST /api/v4/user/watchlist/{id}';
  expect(asked).toEqual([
    [name, { params: { id: 7 }, query: { lastSeen: 5 }, body }],
    [name, { params: { id: 7 }, query: {}, body }],
  ]);
});
