import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';

/** Result of a link's action: done, or the problem. */
export type LinkActionResult = 'done' | { problem: Problem };

/** Runs a link's action. Rejects only with errors other than ProblemError. */
export async function runLinkAction(act: () => Promise<unknown>): Promise<LinkActionResult> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { problem: error.problem };
  }
}
