import { data } from 'react-router';
import { NO_ANSWER, ProblemError } from '#services/api/problem-error.ts';
import type { Problem } from '#schemas/wire/problem.ts';

/** Converts a loader's failed request into a route error with its status, for the error screen. */
export async function throwRouteError<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { problem } = error;
    // The API answers 400 if the id in the URL is invalid, so the page is shown as "not found".
    const status = problem.status === 400 ? 404 : problem.status === NO_ANSWER ? 503 : problem.status;
    throw data({ ...problem } satisfies Problem, { status });
  }
}
