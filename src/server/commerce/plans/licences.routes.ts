import type { Licence, LicenceFamily, LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext, ViewerContext } from '../../platform/realm-context.ts';
import { localise } from '#schemas/localise.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { describeUserLicences } from '../subscriptions/describe-user-licences.ts';
import { listSubscriptions } from '../subscriptions/subscriptions.store.ts';
import { listOfferedLicences, listPlans } from './list-plans.ts';

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
  return { ...family, entitlements, status, ...omitUndefined({ autoRenewingStatus, expiryTimestamp, paymentEventType }) };
}

async function listHeldLicences(call: ViewerContext): Promise<LicenceStatus[]> {
  const { db, realm, caller } = call;
  if (caller.isGuest) return [];
  return describeUserLicences(call, await inRealm(db, realm.id, (tx) => listSubscriptions(tx, realm.id, caller.id)));
}

/** Returns the offered licences with the caller's prices and texts. */
async function readOffered(context: RealmContext): Promise<Licence[]> {
  const { realm, locale, country, clock } = context;
  const { t } = await messagesFor(context);
  return localise(listOfferedLicences(realm.licences, { locale, country, now: clock.now() }), (key) => t(key));
}

type Names = 'GET /api/v2/licence' | 'GET /api/v2/licence-family' | 'GET /api/v1/view/plans';

export const licenceHandlers: Handlers<Names> = {
  'GET /api/v1/view/plans': async (call) => {
    const { realm, locale, country, clock, query } = call;
    const { t } = await messagesFor(call);
    const selection = omitUndefined({ licenceIds: query.licenceId, families: query.family });
    const plans = listPlans(realm.licences, selection, { locale, country, now: clock.now() });
    return localise({ plans }, (key) => t(key));
  },
  'GET /api/v2/licence': async (call) => ({ licences: await readOffered(call) }),
  'GET /api/v2/licence-family': async (call) => {
    const { licenceId: ids, includeEntitlements } = call.query;
    const families = toFamilies(await readOffered(call)).filter(
      ({ licences }) => !ids || licences.some(({ id }) => ids.includes(id)),
    );
    if (!includeEntitlements) return { licenceFamilies: families };
    const held = await listHeldLicences(call);
    return { licenceFamilies: families.map((family) => addEntitlements(family, held)) };
  },
};
