import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { signInAndIssueTokens } from '../sign-in/issue-tokens.http.ts';
import { addKey, beginKey } from './add-key.ts';
import { byPasskey } from './passkey.adapter.ts';
import { deleteKey, listPasskeys } from './passkeys.store.ts';

type Names =
  | 'POST /api/v2/token/alt/passkey/options'
  | 'POST /api/v2/token/alt/passkey'
  | 'GET /api/v2/user/passkeys'
  | 'POST /api/v2/user/passkeys/options'
  | 'POST /api/v2/user/passkeys'
  | 'DELETE /api/v2/user/passkeys/{id}';

export const passkeyHandlers: Handlers<Names> = {
  'POST /api/v2/token/alt/passkey/options': async (call) => ({ ...(await byPasskey.begin(call)) }),
  'POST /api/v2/token/alt/passkey': async (call) => signInAndIssueTokens(call, await byPasskey.finish(call, call.body)),
  'GET /api/v2/user/passkeys': async ({ db, realm, caller }) => {
    const keys = await inRealm(db, realm.id, (tx) => listPasskeys(tx, realm.id, caller.id));
    return {
      passkeys: keys.map(({ id, device, createdAt, lastUsedAt }) =>
        omitUndefined({ id, device, createdAt, lastUsedAt }),
      ),
    };
  },
  'POST /api/v2/user/passkeys/options': async (call) => ({ ...(await beginKey(call)) }),
  'POST /api/v2/user/passkeys': (call) => addKey(call, call.body.registration),
  'DELETE /api/v2/user/passkeys/{id}': async (call) => {
    requireFreshProof(call);
    const { realm, caller, params } = call;
    if (!(await inRealm(call.db, realm.id, (tx) => deleteKey(tx, realm.id, caller.id, params.id))))
      throw new ProblemError('NOT_FOUND');
    return undefined;
  },
};
