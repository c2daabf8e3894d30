import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';

/** What came of a press: done, or why not. */
export type Pressed = 'done' | { problem: Problem };

/** Does what a link is for. Rejects only with what is no answer of the server. */
export async function pressed(act: () => Promise<unknown>): Promise<Pressed> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { problem: error.problem };
  }
}
