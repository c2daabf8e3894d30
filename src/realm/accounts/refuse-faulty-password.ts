import { ProblemError } from '../http/problems.ts';
import { passwordFault } from './password-rules.ts';

/** @throws ProblemError 400 with what the new password in the field `secret` lacks */
export function refuseFaultyPassword(secret: string): void {
  const fault = passwordFault(secret);
  if (!fault) return;
  const { label: message, values } = fault;
  throw new ProblemError('BAD_REQUEST', [message], {
    details: { fields: [{ pointer: '/secret', field: 'secret', message, ...(values && { values }) }] },
  });
}
