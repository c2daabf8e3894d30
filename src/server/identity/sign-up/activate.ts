import { putAddress } from '../address/address.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { resolveAccount } from '../identity/resolve-account.ts';
import { createSignUpResult } from '../identity/auth-result.ts';
import { adoptMails } from '../mail/mails.store.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { readTokenText } from '../one-time-tokens/token-text.ts';
import { byPassword } from '../sign-in/password.adapter.ts';
import { endSignUp, findSignUp } from './sign-ups.store.ts';

const refuse = (reason: 'linkIsInvalid' | 'linkIsExpired') =>
  new ProblemError('NOT_FOUND', ['activation.refused', reason]);

/**
 * Creates the account of a sign-up when its mailed link is followed, which proves the address. Following it again has
 * no effect until the link expires: mail scanners may open it first, and it grants no access.
 * @throws ProblemError 404 for an invalid link, 409 if the address has an account by now, 403 if sign-up is closed or
 * not allowed in the country
 */
export async function activate(context: RealmContext, sent: string): Promise<void> {
  const { realm } = context;
  const { db, clock, keys } = context;
  const now = clock.now();
  const id = readTokenText(keys, sent, { realm: realm.id, kind: 'activate' });
  if (id === undefined) throw refuse('linkIsInvalid');
  const find = () => inRealm(db, realm.id, (tx) => findSignUp(tx, realm.id, id, now));
  const signUp = await find();
  if (signUp?.isActive) return;
  // Expired sign-ups are purged; the signed link still shows that there was one.
  if (!signUp?.given) throw refuse('linkIsExpired');
  const { email, given } = signUp;
  const { passwordHash, name, answers, address, birthDate, phoneNumber, taxNumber, fields } = given;
  try {
    await resolveAccount(context, createSignUpResult(byPassword.provider, email, { name, isVerified: true }), {
      intent: 'sign-up',
      signUpData: {
        passwordHash,
        details: omitUndefined({ birthDate, phoneNumber, taxNumber, fields }),
        answers,
        also: async (tx, { id: accountId }) => {
          if (!(await endSignUp(tx, realm.id, { id, email, accountId }, now))) throw refuse('linkIsExpired');
          await adoptMails(tx, realm.id, { accountId, kind: 'activateAccount', key: id });
          if (address) await putAddress(tx, realm.id, accountId, { address, fullName: name, email }, now);
        },
      },
    });
  } catch (error) {
    // Of several concurrent requests one creates the account; the others succeed too.
    if (error instanceof ProblemError && error.code === 'ALREADY_EXISTS' && (await find())?.isActive) return;
    throw error;
  }
}
