import { expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Api } from './client.ts';
import { ProblemError } from './problem-error.ts';
import { changeReminder } from './reminders.ts';

function refusing(error: unknown): Api {
  const call = async () => {
    throw error;
  };
  return { call } as unknown as Api;
}
const problem = (status: number, code: Problem['code'], messages: string[] = []) =>
  new ProblemError({ status, code, messages, requestId: '' });

test.each([
  ['an event that has already begun', problem(409, 'CONFLICT', ['eventHasBegun']), 'eventHasBegun'],
  ['too many reminders', problem(409, 'CONFLICT', ['tooManyReminders']), 'tooManyReminders'],
  ['a user who signed out in another tab', problem(403, 'FORBIDDEN', ['signInNeeded']), 'UNAUTHORIZED'],
  ['a server that does not answer', problem(0, 'SERVICE_UNAVAILABLE'), 'offlineText'],
  ['an unknown rejection', problem(409, 'CONFLICT', ['nobody knows']), 'reminder.failed'],
  ['an unexpected exception', new Error('oh'), 'reminder.failed'],
])('shows the label $2 if a request for a reminder fails because of %s', async (_why, error, cause) => {
  for (const isSet of [true, false])
    expect(await changeReminder(refusing(error), 1, isSet, 'UTC')).toEqual({ ok: false, cause });
});

test('sends the viewer’s time zone with a request for a reminder', async () => {
  const asked: unknown[] = [];
  const api = { call: async (...call: unknown[]) => void asked.push(call) } as unknown as Api;
  expect(await changeReminder(api, 7, true, 'Asia/Tokyo')).toMatchObject({ ok: true });
  await changeReminder(api, 7, false, 'Asia/Tokyo');
  expect(asked).toEqual([
    ['PUT /api/v4/event/{id}/reminder', { params: { id: 7 }, body: { timeZone: 'Asia/Tokyo' } }],
    ['DELETE /api/v4/event/{id}/reminder', { params: { id: 7 } }],
  ]);
});
