import { data } from 'react-router';
import { NO_ANSWER, ProblemError } from '#services/api/problem-error.ts';
import type { Problem } from '#schemas/wire/problem.ts';

/** Turns a failed call of a loader into a route error with its status, which an error screen shows. */
export async function orFail<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { problem } = error;
    // A bad number in an address is a page that does not exist, not a mistake of the viewer's program.
    const status = problem.status === 400 ? 404 : problem.status === NO_ANSWER ? 503 : problem.status;
    throw data({ ...problem } satisfies Problem, { status });
  }
}
