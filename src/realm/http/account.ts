import type { ViewerCall } from './call.ts';
import { ProblemError } from './problems.ts';

/** Id of the account that calls. @throws ProblemError 403 for a guest. */
export function requireAccount({ viewer }: ViewerCall): string {
  if (viewer.isGuest) throw new ProblemError('FORBIDDEN', ['signInNeeded']);
  return viewer.id;
}
