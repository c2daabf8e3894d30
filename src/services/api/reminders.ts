import type { Changed } from '#renderers/ports/lists.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Api } from './client.ts';
import { NO_ANSWER, ProblemError } from './problem-error.ts';

/** The refusals that say why. */
const causes: readonly LabelKey[] = ['eventHasBegun', 'tooManyReminders', 'tooManyRequests', 'cannotSaveNow'];

function causeOf(error: unknown): LabelKey {
  if (!(error instanceof ProblemError)) return 'reminder.failed';
  const { status, messages } = error.problem;
  if (status === NO_ANSWER) return 'offlineText';
  // Whoever has signed out in another tab is a guest here.
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  return causes.find((cause) => cause === messages[0]) ?? 'reminder.failed';
}

/** Has the viewer reminded of an event by mail, or no more, and tells what came of it. @param timeZone that of the viewer */
export const changeReminder = (api: Api, id: number, isSet: boolean, timeZone: string): Promise<Changed> =>
  (isSet
    ? api.call('PUT /api/v4/event/{id}/reminder', { params: { id }, body: { timeZone } })
    : api.call('DELETE /api/v4/event/{id}/reminder', { params: { id } })
  ).then(
    () => ({ ok: true, value: undefined }),
    (error: unknown) => ({ ok: false, cause: causeOf(error) }),
  );
