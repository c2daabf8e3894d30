import { NO_ANSWER, ProblemError } from '#services/api/problem-error.ts';
import { messages } from '../messages.ts';

/** Whether the server no longer accepts the editor's session. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ProblemError && (error.problem.status === 401 || error.problem.status === 403);

/** Error message for editors, with advice. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ProblemError)) return messages.failed('');
  const { status, requestId, messages: reasons } = error.problem;
  if (status === NO_ANSWER || status === 503) return messages.noAnswer;
  if (isSignedOut(error)) return messages.ended;
  if (status >= 500) return messages.failed(requestId);
  return [messages.refused, ...reasons].join(' ');
}
