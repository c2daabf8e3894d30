import { rateLimits } from '../rate-limits.ts';
import { CaptchaChallenge, CaptchaChallengeBody } from './captcha.ts';
import { type Endpoint, forAll } from '../endpoint.ts';

/** Endpoints of the built-in captcha. */
export const captchaEndpoints = {
  'POST /api/v2/captcha/challenge': {
    ...forAll,
    workload: 'session',
    rateLimit: rateLimits.perVisit,
    summary: 'Work to do before an action that the realm protects, good for ten minutes and one use. Else 404.',
    body: CaptchaChallengeBody,
    status: 201,
    answer: CaptchaChallenge,
  },
} as const satisfies Record<string, Endpoint>;
