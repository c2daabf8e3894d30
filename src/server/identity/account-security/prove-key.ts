import type { PasskeyAssertion } from '#schemas/wire/passkeys.ts';
import type { AnyCall, SignedIn } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AuthResult } from '../identity/auth-result.ts';
import { byPasskey } from '../passkeys/passkey.adapter.ts';

/**
 * Re-authenticates the signed-in user by a passkey.
 * @returns the authentication methods used
 * @throws ProblemError 404 for an invalid passkey or one of another account
 */
export async function proveKey(
  call: AnyCall & { viewer: SignedIn },
  assertion: PasskeyAssertion,
): Promise<AuthResult['methods']> {
  const { subject, methods } = await byPasskey.finish(call, { assertion });
  if (subject !== call.viewer.id) throw new ProblemError('NOT_FOUND', ['passkeyFailed']);
  return methods;
}
