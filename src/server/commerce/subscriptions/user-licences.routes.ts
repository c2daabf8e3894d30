import { localise } from '#schemas/localise.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Call, Handlers } from '../../platform/http/call.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { isEntitled, viewLicence } from '../domain/licence-view.ts';
import { listEffectiveLicences } from '../entitlements/entitlements.ts';
import { toLicence } from '../plans/to-licence.ts';
import { listSubscriptions } from './subscriptions.store.ts';

type Names = 'GET /api/v2/user/licence' | 'GET /api/v2/customer/subscriptions/status/active';

/** Lists the licences of the caller's account, the latest purchase first. Abandoned purchases are left out. */
async function listUserLicences(call: Call<Names>): Promise<{ licences: LicenceStatus[] }> {
  const { realm, caller, clock, locale, country } = call;
  const now = clock.now();
  const { t } = await messagesFor(call);
  const held = await inRealm(call.db, realm.id, (tx) => listSubscriptions(tx, realm.id, caller.id));
  const subscriptions = held.map(({ subscription }) => subscription).sort((a, b) => b.purchasedAt - a.purchasedAt);
  const effective = new Set(listEffectiveLicences(subscriptions, realm.licences, now));
  const licences = subscriptions.flatMap((subscription) => {
    const licence = realm.licences.find(({ id }) => id === subscription.licenceId);
    const view = licence && viewLicence(subscription, licence.type ?? 'STANDARD', now);
    if (!licence || !view) return [];
    // Of two live subscriptions to one licence, only one is marked.
    const isEffective = isEntitled(subscription, now) && effective.delete(licence);
    return [{ licence: toLicence(licence, { locale, country, now }), ...view, isEffective }];
  });
  return { licences: localise(licences, (key) => t(key)) };
}

export const userLicenceHandlers: Handlers<Names> = {
  'GET /api/v2/user/licence': listUserLicences,
  'GET /api/v2/customer/subscriptions/status/active': listUserLicences,
};
