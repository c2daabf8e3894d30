import { NO_ANSWER, ProblemError } from '#services/api/problem-error.ts';
import { messages } from '../messages.ts';

/** Whether the server no longer takes the caller for an editor. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ProblemError && (error.problem.status === 401 || error.problem.status === 403);

/** What happened and what to do, for a person. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ProblemError)) return messages.failed('');
  const { status, requestId, messages: reasons } = error.problem;
  if (status === NO_ANSWER || status === 503) return messages.noAnswer;
  if (isSignedOut(error)) return messages.ended;
  if (status >= 500) return messages.failed(requestId);
  return [messages.refused, ...reasons].join(' ');
}
