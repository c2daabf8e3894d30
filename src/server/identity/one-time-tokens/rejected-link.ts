import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { OneTimeKind } from '../../platform/db/tables.ts';
import type { Context } from '../../platform/context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findToken } from './one-time-tokens.store.ts';

/**
 * Creates the error for a rejected link, with the reason: used, expired or invalid.
 * @param first messages that precede the reason
 * @returns a ProblemError 404 to throw
 */
export async function createRejectedLinkError(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  realm: string,
  { id, kind }: { id: string | undefined; kind: OneTimeKind },
  ...first: LabelKey[]
): Promise<ProblemError> {
  const found = id === undefined ? undefined : await findToken(tx, realm, { id, kind });
  const reason = !found
    ? 'linkIsInvalid'
    : found.isUsed
      ? 'linkIsUsed'
      : found.expiresAt <= clock.now()
        ? 'linkIsExpired'
        : 'linkIsInvalid';
  return new ProblemError('NOT_FOUND', [...first, reason]);
}
