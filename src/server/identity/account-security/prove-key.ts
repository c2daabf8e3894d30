import type { PasskeyAssertion } from '#schemas/wire/passkeys.ts';
import type { AnyCall, SignedIn } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AuthResult } from '../identity/auth-result.ts';
import { byPasskey } from '../passkeys/passkey.adapter.ts';

/**
 * Whoever is signed in proves by a key of a device that they are who they are. @returns by what that was
 * @throws ProblemError 404 for a key that is not good, or not theirs
 */
export async function proveKey(
  call: AnyCall & { viewer: SignedIn },
  assertion: PasskeyAssertion,
): Promise<AuthResult['methods']> {
  const { subject, methods } = await byPasskey.finish(call, { assertion });
  if (subject !== call.viewer.id) throw new ProblemError('NOT_FOUND', ['passkeyFailed']);
  return methods;
}
