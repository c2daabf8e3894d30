import { NO_ANSWER, ProblemError } from '#services/api/problem-error.ts';
import { words } from '../words.ts';

/** Whether the server no longer takes the caller for an editor. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ProblemError && (error.problem.status === 401 || error.problem.status === 403);

/** What happened and what to do, for a person. */
export function wordsOfFailure(error: unknown): string {
  if (!(error instanceof ProblemError)) return words.failed('');
  const { status, requestId, messages } = error.problem;
  if (status === NO_ANSWER || status === 503) return words.noAnswer;
  if (isSignedOut(error)) return words.ended;
  if (status >= 500) return words.failed(requestId);
  return [words.refused, ...messages].join(' ');
}
