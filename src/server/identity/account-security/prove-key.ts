import type { PasskeyAssertion } from '#schemas/wire/identity/passkeys.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AuthResult } from '../identity/auth-result.ts';
import { byPasskey } from '../passkeys/passkey.adapter.ts';

/**
 * Re-authenticates the signed-in user by a passkey.
 * @returns the authentication methods used
 * @throws ProblemError 404 for an invalid passkey or one of another account
 */
export async function proveKey(context: AccountContext, assertion: PasskeyAssertion): Promise<AuthResult['methods']> {
  const { subject, methods } = await byPasskey.finish(context, { assertion });
  if (subject !== context.caller.id) throw new ProblemError('NOT_FOUND', ['passkeyFailed']);
  return methods;
}
