import { PROOF_OF_WORK } from '#schemas/captcha.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { createProofOfWorkChallenge } from './proof-of-work.ts';

export const captchaHandlers: Handlers<'POST /api/v2/captcha/challenge'> = {
  'POST /api/v2/captcha/challenge': async (call) => {
    const {
      realm,
      body: { action },
    } = call;
    const { captcha } = realm.settings;
    if (captcha?.provider !== PROOF_OF_WORK || !captcha.protectedActions.includes(action))
      throw new ProblemError('NOT_FOUND', [`This realm asks for no proof of work for ${action}`]);
    return createProofOfWorkChallenge(call, { realm: realm.id, action });
  },
};
