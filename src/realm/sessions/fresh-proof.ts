import type { AnyCall, SignedIn } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';

/** How long after they have proved who they are somebody may change by what an account is entered, in milliseconds. */
export const FRESH_MS: number = 10 * 60_000;

/**
 * Lets on only whoever has proved lately who they are: a browser that was left open, or a token that was taken, is not enough to
 * take an account over. @throws ProblemError 428 with the step `reauth`
 */
export function requireFreshProof({ context, viewer }: Pick<AnyCall, 'context'> & { viewer: SignedIn }): void {
  const { signedInAt } = viewer;
  if (signedInAt === undefined || context.clock.now() - signedInAt > FRESH_MS)
    throw new ProblemError('STEP_REQUIRED', ['reauthRequired'], { details: { step: 'reauth' } });
}
