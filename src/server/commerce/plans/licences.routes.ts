import type { Handlers } from '../../platform/http/call.ts';
import { localise } from '#schemas/localise.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { listPlans, readOfferedLicences } from './list-plans.ts';

type Names = 'GET /api/v2/licence' | 'GET /api/v1/view/plans';

export const licenceHandlers: Handlers<Names> = {
  'GET /api/v1/view/plans': async (call) => {
    const { realm, locale, country, clock, query } = call;
    const { t } = await messagesFor(call);
    const selection = omitUndefined({ licenceIds: query.licenceId, families: query.family });
    const plans = listPlans(realm.licences, selection, { locale, country, now: clock.now() });
    return localise({ plans }, (key) => t(key));
  },
  'GET /api/v2/licence': async (call) => ({ licences: await readOfferedLicences(call) }),
};
