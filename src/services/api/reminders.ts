import type { ListChangeResult } from '#renderers/ports/lists.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Api } from './client.ts';
import { NO_ANSWER, ProblemError } from './problem-error.ts';

/** Error messages of the server that are also label keys. */
const causes: readonly LabelKey[] = ['eventHasBegun', 'tooManyReminders', 'tooManyRequests', 'cannotSaveNow'];

function causeOf(error: unknown): LabelKey {
  if (!(error instanceof ProblemError)) return 'reminder.failed';
  const { status, messages } = error.problem;
  if (status === NO_ANSWER) return 'offlineText';
  // 401 and 403 mean that the viewer signed out in another tab.
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  return causes.find((cause) => cause === messages[0]) ?? 'reminder.failed';
}

/**
 * Sets or removes the email reminder of an event. Never rejects; failures return a label key as `cause`.
 * @param timeZone IANA name of the viewer's time zone
 */
export const changeReminder = (api: Api, id: number, isSet: boolean, timeZone: string): Promise<ListChangeResult> =>
  (isSet
    ? api.call('PUT /api/v4/event/{id}/reminder', { params: { id }, body: { timeZone } })
    : api.call('DELETE /api/v4/event/{id}/reminder', { params: { id } })
  ).then(
    () => ({ ok: true, value: undefined }),
    (error: unknown) => ({ ok: false, cause: causeOf(error) }),
  );
