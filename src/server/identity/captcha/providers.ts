import { PROOF_OF_WORK } from '#schemas/captcha.ts';
import type { CaptchaProviders } from '../../platform/captcha-providers.ts';
import { verifyProofOfWork } from './proof-of-work.ts';

/** The captcha providers of this server: only its own proof of work. */
export const captchaProviders: CaptchaProviders = new Map([[PROOF_OF_WORK, { verify: verifyProofOfWork }]]);
