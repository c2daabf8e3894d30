import type { AnyCall, SignedIn } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/** How long after they have proved who they are somebody may change by what an account is entered, in milliseconds. */
export const FRESH_MS: number = 10 * 60_000;

/**
 * Lets on only whoever has proved lately who they are: a browser that was left open, or a token that was taken, is not enough to
 * take an account over. @throws ProblemError 428 with the step `reauth`
 */
export function requireFreshProof(call: Pick<AnyCall, 'context'> & { viewer: SignedIn }): void {
  if (!isFresh(call)) throw new ProblemError('STEP_REQUIRED', ['reauthRequired'], { details: { step: 'reauth' } });
}

/**
 * Lets on only whoever has lately proved in two ways at once who they are: by a key of a device that has made sure of its holder.
 * @throws ProblemError 428 with the step `secondFactor`
 */
export function requireSecondFactor(call: Pick<AnyCall, 'context'> & { viewer: SignedIn }): void {
  if (!isFresh(call) || !call.viewer.methods?.includes('mfa'))
    throw new ProblemError('STEP_REQUIRED', ['secondFactorRequired'], { details: { step: 'secondFactor' } });
}

function isFresh({ context, viewer }: Pick<AnyCall, 'context'> & { viewer: SignedIn }): boolean {
  const { signedInAt } = viewer;
  return signedInAt !== undefined && context.clock.now() - signedInAt <= FRESH_MS;
}
