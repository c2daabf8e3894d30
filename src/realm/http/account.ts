import type { ViewerCall } from './call.ts';
import { RefusalError } from './problems.ts';

/** Id of the account that calls. @throws RefusalError 403 for a guest. */
export function requireAccount({ viewer }: ViewerCall): string {
  if (viewer.isGuest) throw new RefusalError('FORBIDDEN', ['signInNeeded']);
  return viewer.id;
}
