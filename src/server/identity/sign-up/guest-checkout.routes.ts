import { isEmail } from '#schemas/values/email.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { requireCaptcha } from '../captcha/require-captcha.http.ts';
import { findTerms } from '../consent/consent.store.ts';
import { localizeTerms } from '../consent/terms.ts';
import { assertRequiredTermsAccepted, assertTermsUnchanged, matchConsentAnswers } from '../consent/rules.ts';
import { PASSWORD_PROVIDER } from '../identity/auth-result.ts';
import { assertSignUpIsOpen } from '../identity/resolve-account.ts';
import { answerSignIn } from '../sign-in/sign-in.http.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { createAccountWithSession, createMaker } from './create-account.http.ts';

/**
 * Refuses where a guest cannot buy with an email address alone. A realm that activates accounts by mail does not reveal
 * which addresses have an account (decision 068), and a session for new addresses only would.
 * @throws ProblemError 403
 */
function assertGuestCheckoutIsOpen(context: RealmContext): void {
  assertSignUpIsOpen(context, PASSWORD_PROVIDER);
  const { selfRegistration } = context.realm.settings;
  if (!selfRegistration?.guestCheckout || selfRegistration.activatesByMail)
    throw new ProblemError('FORBIDDEN', ['signUpUnavailable']);
}

/** @throws ProblemError 400 for an invalid address */
function parseEmail(sent: string): string {
  const email = normalizeEmail(sent);
  if (isEmail(email)) return email;
  throw new ProblemError('BAD_REQUEST', ['pleaseProvideValidEmail'], {
    details: { fields: [{ pointer: '/email', field: 'email', message: 'pleaseProvideValidEmail' }] },
  });
}

export const guestCheckoutHandlers: Handlers<'POST /api/v2/user/guest-checkout-principal'> = {
  /**
   * Creates the account of a guest who buys with an email address alone, and signs the guest in. The account has no
   * password: a purchase mails the link to set one. Its session proves no credential, so that it opens no setting that
   * needs a fresh sign-in.
   * @throws ProblemError 403 where it is not offered, 400 for an invalid address or missing consent, 409 if the address
   * has an account or the terms have changed, 429 as sign-up
   */
  'POST /api/v2/user/guest-checkout-principal': async (call) => {
    const { realm, db, body } = call;
    assertGuestCheckoutIsOpen(call);
    const email = parseEmail(body.email);
    await requireCaptcha(call, 'SIGNUP', body.captchaToken);
    const terms = await localizeTerms(call, await inRealm(db, realm.id, (tx) => findTerms(tx, realm.id)));
    assertTermsUnchanged(terms, body.edition);
    const answers = matchConsentAnswers(terms, body.consentAnswers);
    assertRequiredTermsAccepted(terms, body.consentAnswers);
    const opened = await createAccountWithSession(call, createMaker(call), {
      email,
      name: '',
      createData: async () => ({ details: {}, answers }),
      proof: { provider: PASSWORD_PROVIDER, methods: [], isFresh: false },
    });
    return answerSignIn(call, opened);
  },
};
