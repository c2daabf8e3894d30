import { PROOF_OF_WORK } from '#schemas/captcha.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { hasFailedSignIns } from './captcha.store.ts';
import { createProofOfWorkChallenge } from './proof-of-work.ts';

/**
 * Number of failed sign-ins in the realm within ten minutes, from any network, from which on the realm counts as
 * attacked.
 */
const ATTACK = 300;
const ATTACK_MS = 10 * 60_000;

export const captchaHandlers: Handlers<'POST /api/v2/captcha/challenge'> = {
  'POST /api/v2/captcha/challenge': async (call) => {
    const { db, realm, clock } = call;
    const { action } = call.body;
    const { captcha } = realm.settings;
    if (captcha?.provider !== PROOF_OF_WORK || !captcha.protectedActions.includes(action))
      throw new ProblemError('NOT_FOUND', [`This realm asks for no proof of work for ${action}`]);
    const since = new Date(clock.now() - ATTACK_MS);
    const isAttacked = await inRealm(db, realm.id, (tx) => hasFailedSignIns(tx, realm.id, ATTACK, since));
    return createProofOfWorkChallenge(call, { realm: realm.id, action, isAttacked });
  },
};
