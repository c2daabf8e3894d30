import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import type { Call, Handlers } from '../../platform/http/call.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { describeUserLicences } from './describe-user-licences.ts';
import { listSubscriptions } from './subscriptions.store.ts';

type Names = 'GET /api/v2/user/licence' | 'GET /api/v2/customer/subscriptions/status/active';

async function answerLicences(call: Call<Names>): Promise<{ licences: LicenceStatus[] }> {
  const { db, realm, caller } = call;
  const held = await inRealm(db, realm.id, (tx) => listSubscriptions(tx, realm.id, caller.id));
  return { licences: await describeUserLicences(call, held) };
}

export const userLicenceHandlers: Handlers<Names> = {
  'GET /api/v2/user/licence': answerLicences,
  'GET /api/v2/customer/subscriptions/status/active': answerLicences,
};
