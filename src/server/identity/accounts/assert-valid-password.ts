import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { findPasswordFault } from './password-rules.ts';

/** The realm's id and name. A password must not equal them. */
export const toRealmWords = ({ id, settings }: Pick<RealmRecord, 'id' | 'settings'>): string[] => [id, settings.name];

/**
 * Validates a new password.
 * @throws ProblemError 400 that names the fault at the field `secret`
 */
export function assertValidPassword(
  secret: string,
  realm: Pick<RealmRecord, 'id' | 'settings'>,
  { email, name }: { email: string; name: string },
): void {
  const fault = findPasswordFault(secret, [...toRealmWords(realm), email, name]);
  if (!fault) return;
  const { label: message, values } = fault;
  throw new ProblemError('BAD_REQUEST', [message], {
    details: { fields: [{ pointer: '/secret', field: 'secret', message, ...(values && { values }) }] },
  });
}
