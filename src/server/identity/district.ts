import { defineDistrict } from '../platform/define-district.ts';
import { ofAccount, SERVER_SECRET } from '../platform/personal-table.ts';
import { DAY_MS, HOUR_MS } from '../platform/occurrence.ts';
import { ATTEMPTS_KEPT_MS } from './sessions/attempts.store.ts';
import { EVENTS_KEPT_MS } from './sessions/auth-events.store.ts';
import { sessionHandlers } from './sessions/sessions.routes.ts';
import { captchaHandlers } from './captcha/captcha.routes.ts';
import { deviceCodeHandlers } from './device-codes/device-codes.routes.ts';
import { sessionListHandlers } from './sessions/session-list.routes.ts';
import { accountSecurityHandlers } from './account-security/account-security.routes.ts';
import { emailChangeHandlers } from './account-security/email-change.routes.ts';
import { personalDataHandlers } from './personal-data/personal-data.routes.ts';
import { passkeyHandlers } from './passkeys/passkeys.routes.ts';
import { impersonationHandlers } from './impersonation/impersonation.routes.ts';
import { signInHandlers } from './sign-in/sign-in.routes.ts';
import { preferenceHandlers } from './preferences/preferences.routes.ts';
import { profileHandlers } from './profiles/profiles.routes.ts';
import { switchProfileHandlers } from './profiles/switch-profile.routes.ts';
import { parentalHandlers } from './profiles/parental.routes.ts';
import { activationHandlers } from './sign-up/activate.routes.ts';
import { guestCheckoutHandlers } from './sign-up/guest-checkout.routes.ts';
import { signUpHandlers } from './sign-up/sign-up.routes.ts';
import { mailedLinkHandlers } from './email-links/mailed-links.routes.ts';
import { resetPasswordHandlers } from './email-links/reset-password.routes.ts';
import { answerHandlers } from './answers/answers.routes.ts';
import { consentHandlers } from './consent/consent.routes.ts';
import { addressHandlers } from './address/address.routes.ts';
import { sendMails } from './mail/send-mails.job.ts';
import { mailLinks } from './email-links/mail-links.job.ts';
import { mailEmailChange } from './account-security/mail-email-change.job.ts';
import { deleteAccounts } from './personal-data/delete-accounts.job.ts';
import { mailSignUp } from './sign-up/mail-sign-up.job.ts';

/** The routes, jobs and tables of the identity district, which the application registers. */
export const identityDistrict = defineDistrict({
  handlers: {
    ...sessionHandlers,
    ...captchaHandlers,
    ...deviceCodeHandlers,
    ...sessionListHandlers,
    ...accountSecurityHandlers,
    ...emailChangeHandlers,
    ...personalDataHandlers,
    ...passkeyHandlers,
    ...impersonationHandlers,
    ...signInHandlers,
    ...preferenceHandlers,
    ...profileHandlers,
    ...switchProfileHandlers,
    ...parentalHandlers,
    ...signUpHandlers,
    ...guestCheckoutHandlers,
    ...activationHandlers,
    ...mailedLinkHandlers,
    ...resetPasswordHandlers,
    ...answerHandlers,
    ...consentHandlers,
    ...addressHandlers,
  },
  jobs: [sendMails, mailLinks, mailEmailChange, deleteAccounts, mailSignUp],
  personalTables: {
    accounts: {
      belongs: { by: 'id' },
      omitted: { password_hash: SERVER_SECRET, pin_hash: SERVER_SECRET },
      fate: 'deleted',
    },
    profiles: ofAccount,
    identities: ofAccount,
    addresses: ofAccount,
    consent_answers: ofAccount,
    preferences: ofAccount,
    form_answers: { ...ofAccount, omitted: { key: 'detects an answer that was sent twice' } },
    mails: ofAccount,
    sessions: { ...ofAccount, omitted: { salt: SERVER_SECRET } },
    one_time_tokens: ofAccount,
    sign_ups: { ...ofAccount, omitted: { given: 'the data that the account was created from; empty since then' } },
    device_codes: { ...ofAccount, omitted: { anchor_hash: SERVER_SECRET, pin_hash: SERVER_SECRET } },
    passkeys: { ...ofAccount, omitted: { public_key: 'readable by programs only, and opens nothing' } },
    passkey_challenges: { ...ofAccount, omitted: { hash: SERVER_SECRET } },
    impersonations: { belongs: { by: 'account_id' }, omitted: { token_hash: SERVER_SECRET }, fate: 'tombstone' },
    support_acts: { belongs: { by: 'account_id' }, fate: 'tombstone' },
    auth_events: { belongs: { by: 'account_id' }, fate: 'one line' },
  },
  impersonalTables: {
    login_attempts: 'failed attempts, by a hash of what was typed; kept for an hour',
    captcha_used: 'used proofs of work',
  },
  retention: [
    { table: 'sessions', column: 'expires_at', keepMs: 0 },
    { table: 'login_attempts', column: 'made_at', keepMs: ATTEMPTS_KEPT_MS },
    { table: 'auth_events', column: 'at', keepMs: EVENTS_KEPT_MS },
    { table: 'impersonations', column: 'created_at', keepMs: EVENTS_KEPT_MS },
    { table: 'support_acts', column: 'created_at', keepMs: EVENTS_KEPT_MS },
    // Impersonation links that a support agent requested but never opened are deleted when they expire.
    { table: 'impersonations', column: 'expires_at', whereNull: 'used_at', keepMs: 0 },
    // Kept for a week after expiry, so that a late click is answered with "used" or "expired" instead of "unknown".
    { table: 'one_time_tokens', column: 'expires_at', keepMs: 7 * DAY_MS },
    { table: 'sign_ups', column: 'expires_at', keepMs: 0 },
    // Kept for an hour after expiry, so that a late poll is answered with "expired" and not as a wrong code.
    { table: 'device_codes', column: 'expires_at', keepMs: HOUR_MS },
    { table: 'passkey_challenges', column: 'expires_at', keepMs: 0 },
    { table: 'captcha_used', column: 'expires_at', keepMs: 0 },
    { table: 'form_answers', column: 'expires_at', keepMs: 0 },
    { table: 'mails', column: 'created_at', keepMs: 30 * DAY_MS },
  ],
});
