import { purgeExpiredAnswers } from '../identity/answers/purge-answers.ts';
import { purgeExpiredEvents } from '../viewing/analytics/purge-events.ts';
import { forwardEvents } from '../viewing/analytics/forward-events.ts';
import { purgeCaches } from '../platform/caches/purge-caches.ts';
import { purgeExpiredCaptchas } from '../identity/captcha/purge-captchas.ts';
import { purgeExpiredDeviceCodes } from '../identity/device-codes/purge-codes.ts';
import { remind } from '../catalogue/events/remind.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import { mailEmailChange } from '../identity/account-security/mail-email-change.ts';
import { mailLinks } from '../identity/email-links/mail-links.ts';
import { sendMails } from '../identity/mail/send-mails.ts';
import { purgeExpiredTokens } from '../identity/one-time-tokens/purge-tokens.ts';
import { purgeExpiredStreams } from '../viewing/playback-sessions/purge-streams.ts';
import { purgeExpiredImpersonations } from '../identity/impersonation/purge-impersonations.ts';
import { purgeExpiredSignUps } from '../identity/sign-up/purge-sign-ups.ts';
import { mailSignUp } from '../identity/sign-up/mail-sign-up.ts';
import { purgeExpiredSessions } from '../identity/sessions/purge-sessions.ts';
import { endRooms } from '../viewing/watch-together/end-rooms.ts';
import { deleteAccounts } from '../identity/personal-data/delete-accounts.ts';
import { purgeExpiredChallenges } from '../identity/passkeys/purge-challenges.ts';
import { publishScheduled } from '../authoring/studio/publish-scheduled.ts';

/** All jobs that workers run. */
export const allJobs: readonly Job<never>[] = [
  publishScheduled,
  purgeExpiredSessions,
  purgeExpiredImpersonations,
  purgeExpiredEvents,
  forwardEvents,
  purgeCaches,
  remind,
  sendMails,
  mailLinks,
  mailEmailChange,
  purgeExpiredTokens,
  purgeExpiredStreams,
  endRooms,
  purgeExpiredCaptchas,
  purgeExpiredDeviceCodes,
  deleteAccounts,
  purgeExpiredChallenges,
  mailSignUp,
  purgeExpiredSignUps,
  purgeExpiredAnswers,
];
