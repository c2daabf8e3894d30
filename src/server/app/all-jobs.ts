import { forgetAnswers } from '../identity/answers/forget-answers.ts';
import { forgetEvents } from '../viewing/analytics/forget-events.ts';
import { forwardEvents } from '../viewing/analytics/forward-events.ts';
import { purgeCaches } from '../platform/caches/purge-caches.ts';
import { forgetCaptchas } from '../identity/captcha/forget-captchas.ts';
import { forgetCodes } from '../identity/device-codes/forget-codes.ts';
import { remind } from '../catalogue/events/remind.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import { mailEmailChange } from '../identity/account-security/mail-email-change.ts';
import { mailLinks } from '../identity/mailed-links/mail-links.ts';
import { sendMails } from '../identity/mail/send-mails.ts';
import { forgetTokens } from '../identity/one-time-tokens/forget-tokens.ts';
import { forgetPlaying } from '../viewing/playback-sessions/forget-playing.ts';
import { forgetImpersonations } from '../identity/impersonation/forget-impersonations.ts';
import { forgetSignUps } from '../identity/sign-up/forget-sign-ups.ts';
import { mailSignUp } from '../identity/sign-up/mail-sign-up.ts';
import { forgetSessions } from '../identity/sessions/forget-sessions.ts';
import { endRooms } from '../viewing/watch-together/end-rooms.ts';
import { deleteAccounts } from '../identity/personal-data/delete-accounts.ts';
import { forgetChallenges } from '../identity/passkeys/forget-challenges.ts';
import { publishScheduled } from '../authoring/studio/publish-scheduled.ts';

/** Every job that workers do. */
export const allJobs: readonly Job<never>[] = [
  publishScheduled,
  forgetSessions,
  forgetImpersonations,
  forgetEvents,
  forwardEvents,
  purgeCaches,
  remind,
  sendMails,
  mailLinks,
  mailEmailChange,
  forgetTokens,
  forgetPlaying,
  endRooms,
  forgetCaptchas,
  forgetCodes,
  deleteAccounts,
  forgetChallenges,
  mailSignUp,
  forgetSignUps,
  forgetAnswers,
];
