import type { Viewer, ViewerContext } from '../realm-context.ts';
import { ProblemError } from './problems.ts';

/** The profile that owns saved data, such as favourites. An empty `profileId` is the account's main profile. */
export interface Owner {
  accountId: string;
  profileId: string;
}

/** Returns the owner of a signed-in viewer's data. */
export const toOwner = ({ id, profileId }: Pick<Viewer, 'id' | 'profileId'>): Owner => ({ accountId: id, profileId });

/**
 * Returns the owner of the caller's data.
 * @throws ProblemError 403 for a guest
 */
export function requireOwner({ caller }: ViewerContext): Owner {
  if (caller.isGuest) throw new ProblemError('FORBIDDEN', ['signInNeeded']);
  return toOwner(caller);
}

export const isSameOwner = (one: Owner, other: Owner): boolean =>
  one.accountId === other.accountId && one.profileId === other.profileId;
