import type { AccessDecision, Refusal } from '#schemas/access.ts';
import type { ProblemCode } from '#schemas/wire/problem.ts';
import { ProblemError } from '../http/problems.ts';

const problems: Readonly<Record<Refusal, readonly [code: ProblemCode, message: string]>> = {
  NOT_LIVE: ['NOT_FOUND', 'videoIsNotLive'],
  GEOBLOCKED: ['FORBIDDEN', 'outside-region'],
  PURCHASE: ['FORBIDDEN', 'purchaseNeeded'],
  NOT_YET: ['CONFLICT', 'notAvailableYet'],
};

/** How a title that does not play is refused; undefined when it plays. */
export function playbackProblem(decision: AccessDecision): ProblemError | undefined {
  if (decision.outcome === 'PLAY') return undefined;
  if (decision.outcome === 'SIGN_IN') return new ProblemError('UNAUTHORIZED', ['signInToWatch']);
  const [code, message] = problems[decision.reason];
  return new ProblemError(code, [message]);
}
