import type { Handlers } from '../../platform/http/call.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { findRequiredPinHash, changePin } from './pin.ts';
import { requireProfiles } from './profiles.ts';
import { confirmPinReset, requestPinReset } from './reset-pin.ts';

type Names =
  | 'GET /api/v2/parental-control'
  | 'PUT /api/v2/parental-control'
  | 'POST /api/v2/parental-control/pin-reset'
  | 'POST /api/v1/profile/confirm-reset/{code}';

/** Endpoints of the parental control PIN. */
export const parentalHandlers: Handlers<Names> = {
  'GET /api/v2/parental-control': async (call) => {
    requireProfiles(call);
    return { setting: (await findRequiredPinHash(call)) === undefined ? 'non-restricted' : 'restricted' };
  },
  'PUT /api/v2/parental-control': async (call) => {
    requireProfiles(call);
    requireFreshProof(call);
    await changePin(call, call.body);
    return { setting: call.body.setting };
  },
  'POST /api/v2/parental-control/pin-reset': async (call) => {
    requireProfiles(call);
    await requestPinReset(call);
    return undefined;
  },
  'POST /api/v1/profile/confirm-reset/{code}': async (call) => {
    requireProfiles(call);
    await confirmPinReset(call, call.params.code);
    return undefined;
  },
};
