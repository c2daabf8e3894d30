import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { signInAndIssueTokens } from '../sign-in/issue-tokens.http.ts';
import { answerCode, findByPin } from './device-codes.store.ts';
import { requirePendingCode, assertCodeIsPending } from './require-pending-code.ts';
import { byCode } from './code.adapter.ts';

type Names =
  | 'GET /api/v2/token/alt/pin'
  | 'POST /api/v2/token/alt/pin'
  | 'GET /api/v2/token/alt/pin/{pin}'
  | 'PUT /api/v2/token/alt/pin/{pin}'
  | 'DELETE /api/v2/token/alt/pin/{pin}';

/** Country code of an unknown country. */
const NOWHERE = 'ZZ';

/**
 * Approves or denies a device code. The code may expire or be answered by another request between the check and the
 * update.
 */
async function answer(context: AccountContext, pin: string, said: Parameters<typeof answerCode>[3]): Promise<void> {
  const { realm } = context;
  await requirePendingCode(context, pin);
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    if (await answerCode(tx, realm.id, pin, said, now)) return;
    const found = await findByPin(tx, realm.id, pin);
    if (!found) throw new ProblemError('NOT_FOUND', ['tvCodeWrong']);
    assertCodeIsPending(found, now);
  });
}

export const deviceCodeHandlers: Handlers<Names> = {
  'GET /api/v2/token/alt/pin': (call) => byCode.begin(call),
  'POST /api/v2/token/alt/pin': async (call) => signInAndIssueTokens(call, await byCode.finish(call, call.body)),
  'GET /api/v2/token/alt/pin/{pin}': async (call) => {
    const { device, country, expires_at } = await requirePendingCode(call, call.params.pin);
    const expiresIn = Math.ceil((expires_at.getTime() - call.clock.now()) / 1000);
    return { device, expiresIn, ...(country !== NOWHERE && { country }) };
  },
  'PUT /api/v2/token/alt/pin/{pin}': async (call) => {
    await answer(call, call.params.pin, { accountId: call.caller.id });
    return undefined;
  },
  'DELETE /api/v2/token/alt/pin/{pin}': async (call) => {
    await answer(call, call.params.pin, 'denied');
    return undefined;
  },
};
