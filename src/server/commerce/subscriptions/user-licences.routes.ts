import type { Licence, LicenceFamily, LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { readOfferedLicences } from '../plans/list-plans.ts';
import { describeUserLicences } from './describe-user-licences.ts';
import { listSubscriptions } from './subscriptions.store.ts';

const getFamilyKey = ({ family, id }: Licence): string | number => family ?? id;

/** Groups licences by family. A licence without a family is one of its own, which has the licence's name. */
const toFamilies = (licences: readonly Licence[]): LicenceFamily[] =>
  [...Map.groupBy(licences, getFamilyKey)].map(([key, members]) => ({
    name: typeof key === 'string' ? key : (members[0]?.licenceName ?? members[0]?.name ?? String(key)),
    licences: members,
  }));

/** Adds what the caller holds of a family, also licences that the realm no longer offers. */
function addEntitlements(family: LicenceFamily, held: readonly LicenceStatus[]): LicenceFamily {
  const [first] = family.licences;
  const ours = held.filter(({ licence }) => first && getFamilyKey(licence) === getFamilyKey(first));
  const entitlements = ours
    .filter(({ isEffective }) => isEffective)
    .map(({ licence: { id, name, type }, status }) => ({ licenceId: id, name, type, status }));
  const leading = ours.find(({ isEffective }) => isEffective) ?? ours[0];
  if (!leading) return { ...family, entitlements };
  const { status, autoRenewingStatus, expiryTimestamp, paymentEventType } = leading;
  return {
    ...family,
    entitlements,
    status,
    ...omitUndefined({ autoRenewingStatus, expiryTimestamp, paymentEventType }),
  };
}

/** Lists the licences of the caller; none for a guest. */
async function listHeldLicences(context: ViewerContext): Promise<LicenceStatus[]> {
  const { db, realm, caller } = context;
  if (caller.isGuest) return [];
  const held = await inRealm(db, realm.id, (tx) => listSubscriptions(tx, realm.id, caller.id));
  return describeUserLicences(context, held);
}

type Names =
  | 'GET /api/v2/licence-family'
  | 'GET /api/v2/user/licence'
  | 'GET /api/v2/customer/subscriptions/status/active';

export const userLicenceHandlers: Handlers<Names> = {
  'GET /api/v2/licence-family': async (call) => {
    const { licenceId: ids, includeEntitlements } = call.query;
    const families = toFamilies(await readOfferedLicences(call)).filter(
      ({ licences }) => !ids || licences.some(({ id }) => ids.includes(id)),
    );
    if (!includeEntitlements) return { licenceFamilies: families };
    const held = await listHeldLicences(call);
    return { licenceFamilies: families.map((family) => addEntitlements(family, held)) };
  },
  'GET /api/v2/user/licence': async (call) => ({ licences: await listHeldLicences(call) }),
  'GET /api/v2/customer/subscriptions/status/active': async (call) => ({ licences: await listHeldLicences(call) }),
};
