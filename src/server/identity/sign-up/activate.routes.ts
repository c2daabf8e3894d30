import { putAddress } from '../address/address.store.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { resolveAccount } from '../identity/resolve-account.ts';
import { createSignUpResult, PASSWORD_PROVIDER } from '../identity/auth-result.ts';
import { adoptMails } from '../mail/mails.store.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';
import { endSignUp, findSignUp } from './sign-ups.store.ts';

const createRefusal = (reason: 'linkIsInvalid' | 'linkIsExpired') =>
  new ProblemError('NOT_FOUND', ['activation.refused', reason]);

export const activationHandlers: Handlers<'POST /api/v2/user/activate/{id}'> = {
  /**
   * Creates the account of a sign-up when its mailed link is followed, which proves the address. Following it again has
   * no effect until the link expires: mail scanners may open it first, and it grants no access.
   * @throws ProblemError 404 for an invalid link, 409 if the address has an account by now, 403 if sign-up is closed or
   * not allowed in the country
   */
  'POST /api/v2/user/activate/{id}': async (call) => {
    const { realm, db, clock, keys } = call;
    const now = clock.now();
    const id = readTokenText(keys, call.params.id, { realm: realm.id, kind: 'activate' });
    if (id === undefined) throw createRefusal('linkIsInvalid');
    const activate = async (tx: Tx) => {
      const signUp = await findSignUp(tx, realm.id, id, now);
      if (signUp?.isActive) return;
      // The link is genuine, because its signature is valid. Its sign-up is missing, because it expired and was purged.
      if (!signUp?.given) throw createRefusal('linkIsExpired');
      const { email, given } = signUp;
      const { passwordHash, name, answers, address, birthDate, phoneNumber, taxNumber, fields } = given;
      const proof = createSignUpResult(PASSWORD_PROVIDER, email, { name, isVerified: true });
      const account = await resolveAccount(tx, call, proof, {
        intent: 'sign-up',
        signUpData: {
          passwordHash,
          details: omitUndefined({ birthDate, phoneNumber, taxNumber, fields }),
          answers,
        },
      });
      if (!(await endSignUp(tx, realm.id, { id, email, accountId: account.id }, now)))
        throw createRefusal('linkIsExpired');
      await adoptMails(tx, realm.id, { accountId: account.id, kind: 'activateAccount', key: id });
      if (address) await putAddress(tx, realm.id, account.id, { address, fullName: name, email }, now);
    };
    try {
      await inRealm(db, realm.id, activate);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'ALREADY_EXISTS') throw error;
      // Of several concurrent requests with one link, one creates the account; the others report success too.
      const signUp = await inRealm(db, realm.id, (tx) => findSignUp(tx, realm.id, id, now));
      if (!signUp?.isActive) throw error;
    }
    return undefined;
  },
};
