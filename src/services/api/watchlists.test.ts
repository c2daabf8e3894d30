import { expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Api } from './client.ts';
import { NO_ANSWER, ProblemError } from './problem-error.ts';
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
  ['watchlistFull', 'watchlistFull'],
  ['watchlistIsGone', 'watchlistIsGone'],
  ['titleIsGone', 'titleIsGone'],
  ['titleNotInWatchlist', 'titleNotInWatchlist'],
  ['an unknown message', 'watchlists.changeFailed'],
])('maps the server’s watchlist error message "%s" to the label %s @list-04', async (message, cause) => {
  expect(await refusedWith(message).add(1, title)).toEqual({ ok: false, cause });
});

test.each([
  ['without a response', 'offlineText', { status: NO_ANSWER, code: 'SERVICE_UNAVAILABLE' }],
  ['of status 401', 'UNAUTHORIZED', { status: 401, code: 'UNAUTHORIZED' }],
  ['of status 403', 'UNAUTHORIZED', { status: 403, code: 'FORBIDDEN' }],
  ['of status 503 without a message', 'watchlists.away', { status: 503, code: 'SERVICE_UNAVAILABLE' }],
  [
    'of status 503 with the message cannotSaveNow',
    'cannotSaveNow',
    { status: 503, code: 'SERVICE_UNAVAILABLE', messages: ['cannotSaveNow'] },
  ],
  [
    'of status 429 with the message tooManyRequests',
    'tooManyRequests',
    { status: 429, code: 'TOO_MANY_REQUESTS', messages: ['tooManyRequests'] },
  ],
  ['of status 500', 'watchlists.changeFailed', { status: 500, code: 'INTERNAL_ERROR' }],
] as const)('maps an API problem %s of a watchlist request to the label %s @list-04', async (_name, cause, problem) => {
  const call = () => Promise.reject(new ProblemError({ requestId: '', messages: [], ...problem } as Problem));
  const watchlists = createWatchlists({ call } as unknown as Api);
  expect(await watchlists.create('Sunday')).toEqual({ ok: false, cause });
});

test('maps a watchlist error without a message to the general label @list-04', async () => {
  const watchlists = createWatchlists({ call: () => Promise.reject(new TypeError('offline')) } as unknown as Api);
  expect(await watchlists.create('Sunday')).toEqual({ ok: false, cause: 'watchlists.changeFailed' });
});

test('moves a title of a watchlist after another title or to the top @list-03', async () => {
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
