import { PROOF_OF_WORK } from '#schemas/captcha.ts';
import type { CaptchaProviders } from '../../platform/captcha-providers.ts';
import { isDoneNow } from './proof-of-work.ts';

/** The services that this server can ask: its own. No realm may ask for a captcha of another. */
export const captchaProviders: CaptchaProviders = new Map([[PROOF_OF_WORK, { verify: isDoneNow }]]);
