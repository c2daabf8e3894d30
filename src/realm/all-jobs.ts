import { forgetAnswers } from './answers/forget-answers.ts';
import { forgetEvents } from './analytics/forget-events.ts';
import { forwardEvents } from './analytics/forward-events.ts';
import { purgeCaches } from './caches/purge-caches.ts';
import { forgetCaptchas } from './captcha/forget-captchas.ts';
import { forgetCodes } from './device-codes/forget-codes.ts';
import { remind } from './events/remind.ts';
import type { Job } from './jobs/define-job.ts';
import { mailEmailChange } from './account-security/mail-email-change.ts';
import { mailLinks } from './mailed-links/mail-links.ts';
import { sendMails } from './mail/send-mails.ts';
import { forgetTokens } from './one-time-tokens/forget-tokens.ts';
import { forgetPlaying } from './playback-sessions/forget-playing.ts';
import { forgetImpersonations } from './impersonation/forget-impersonations.ts';
import { forgetSignUps } from './sign-up/forget-sign-ups.ts';
import { mailSignUp } from './sign-up/mail-sign-up.ts';
import { forgetSessions } from './sessions/forget-sessions.ts';
import { endRooms } from './watch-together/end-rooms.ts';
import { deleteAccounts } from './personal-data/delete-accounts.ts';
import { forgetChallenges } from './passkeys/forget-challenges.ts';
import { publishScheduled } from './studio/publish-scheduled.ts';

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
