import type { Licence } from '#schemas/wire/commerce/licences.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { localise } from '#schemas/localise.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { listOfferedLicences, listPlans } from './list-plans.ts';

/** Groups licences by family. A licence without a family is one of its own, which has the licence's name. */
const toFamilies = (licences: readonly Licence[]): { name: string; licences: Licence[] }[] =>
  [...Map.groupBy(licences, ({ family, id }) => family ?? id)].map(([key, members]) => ({
    name: typeof key === 'string' ? key : (members[0]?.licenceName ?? members[0]?.name ?? String(key)),
    licences: members,
  }));

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
    const { licenceId: ids } = call.query;
    const families = toFamilies(await readOffered(call));
    return {
      licenceFamilies: families.filter(({ licences }) => !ids || licences.some(({ id }) => ids.includes(id))),
    };
  },
};
