import { isEmail } from '#schemas/values/email.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AnyCall } from '../../platform/http/call.ts';
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
  call: AnyCall,
  kind: LinkRequest['kind'],
  sent: string,
  field: string,
): Promise<void> {
  const { context, realm, locale } = call;
  const email = normalizeEmail(sent);
  if (!isEmail(email))
    throw new ProblemError('BAD_REQUEST', ['pleaseProvideValidEmail'], {
      details: { fields: [{ pointer: `/${field}`, field, message: 'pleaseProvideValidEmail' }] },
    });
  const wish: LinkRequest = { id: newTokenId(), kind, email, locale, origin: getSiteOrigin(call) };
  await inRealm(context.db, realm.id, (tx) => context.jobs.enqueue(tx, mailLinks, realm.id, wish));
}
