import { isEmail } from '#schemas/values/email.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { type LinkRequest, mailLinks } from './mail-links.ts';

/**
 * Requests a mailed link. The answer is the same whether or not the address has an account.
 * @param field name of the body field with the address, for the error
 * @throws ProblemError 400 for an invalid address
 */
export async function requestLink(
  context: RealmContext,
  kind: LinkRequest['kind'],
  sent: string,
  field: string,
): Promise<void> {
  const { realm, locale } = context;
  const email = normalizeEmail(sent);
  if (!isEmail(email))
    throw new ProblemError('BAD_REQUEST', ['pleaseProvideValidEmail'], {
      details: { fields: [{ pointer: `/${field}`, field, message: 'pleaseProvideValidEmail' }] },
    });
  const wish: LinkRequest = { id: newTokenId(), kind, email, locale, origin: getSiteOrigin(context) };
  await inRealm(context.db, realm.id, (tx) => context.jobs.enqueue(tx, mailLinks, realm.id, wish));
}
