import type { Viewer, ViewerCall } from './call.ts';
import { ProblemError } from './problems.ts';

/** Whose is what viewers keep: an account's, and in it one profile's; an empty one stands for the account's main profile. */
export interface Owner {
  accountId: string;
  profileId: string;
}

/** Whose is what somebody who is signed in keeps. */
export const ownerOf = ({ id, profileId }: Pick<Viewer, 'id' | 'profileId'>): Owner => ({ accountId: id, profileId });

/** Whose is what the caller keeps. @throws ProblemError 403 for a guest, who keeps nothing. */
export function requireOwner({ viewer }: ViewerCall): Owner {
  if (viewer.isGuest) throw new ProblemError('FORBIDDEN', ['signInNeeded']);
  return ownerOf(viewer);
}

export const isSameOwner = (one: Owner, other: Owner): boolean =>
  one.accountId === other.accountId && one.profileId === other.profileId;
