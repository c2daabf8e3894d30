import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { MINUTE_MS } from '../../platform/occurrence.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { commitRefusals } from '../sessions/commit-refusals.http.ts';
import { signInAndIssueTokens } from '../sign-in/sign-in.http.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { deletePasskey, insertChallenge, listPasskeys } from './passkeys.store.ts';
import { provePasskey } from './prove-passkey.ts';
import { assertPasskeysAreOffered, getRelyingParty, loadWebAuthn } from './web-authn.ts';

type Names =
  | 'POST /api/v2/token/alt/passkey/options'
  | 'POST /api/v2/token/alt/passkey'
  | 'GET /api/v2/user/passkeys'
  | 'POST /api/v2/user/passkeys/options'
  | 'POST /api/v2/user/passkeys'
  | 'DELETE /api/v2/user/passkeys/{id}';

/** Timeout of a sign-in challenge. A sign-in page may stay open for this time. */
const SIGN_IN_LIFE_MS = 30 * MINUTE_MS;

/** Endpoints to sign in by passkey and to manage the passkeys of an account. */
export const passkeyHandlers: Handlers<Names> = {
  'POST /api/v2/token/alt/passkey/options': async (call) => {
    assertPasskeysAreOffered(call);
    const { realm, clock } = call;
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: getRelyingParty(call).rpID,
      userVerification: 'required',
      timeout: SIGN_IN_LIFE_MS,
    });
    const pending = { challenge: options.challenge, until: clock.now() + SIGN_IN_LIFE_MS };
    await inRealm(call.db, realm.id, (tx) => insertChallenge(tx, realm.id, pending));
    return { ...options };
  },
  'POST /api/v2/token/alt/passkey': async (call) => {
    assertPasskeysAreOffered(call);
    const library = await loadWebAuthn();
    return signInAndIssueTokens(call, (tx) => provePasskey(tx, call, library, call.body.assertion));
  },
  'GET /api/v2/user/passkeys': async ({ db, realm, caller }) => {
    const keys = await inRealm(db, realm.id, (tx) => listPasskeys(tx, realm.id, caller.id));
    return {
      passkeys: keys.map(({ id, device, createdAt, lastUsedAt }) =>
        omitUndefined({ id, device, createdAt, lastUsedAt }),
      ),
    };
  },
  'POST /api/v2/user/passkeys/options': async (call) => {
    assertPasskeysAreOffered(call);
    requireFreshProof(call);
    const library = await loadWebAuthn();
    return { ...(await inRealm(call.db, call.realm.id, (tx) => beginPasskey(tx, call, library))) };
  },
  'POST /api/v2/user/passkeys': async (call) => {
    assertPasskeysAreOffered(call);
    requireFreshProof(call);
    const library = await loadWebAuthn();
    return commitRefusals(call, (tx) => addPasskey(tx, call, library, call.body.registration));
  },
  'DELETE /api/v2/user/passkeys/{id}': async (call) => {
    requireFreshProof(call);
    const { realm, caller, params } = call;
    if (!(await inRealm(call.db, realm.id, (tx) => deletePasskey(tx, realm.id, caller.id, params.id))))
      throw new ProblemError('NOT_FOUND');
    return undefined;
  },
};
