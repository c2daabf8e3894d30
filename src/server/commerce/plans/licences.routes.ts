import type { Licence } from '#schemas/wire/commerce/licences.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { createOfferReader, readOfferedLicences } from './read-plans.ts';

/** Groups licences by family. A licence without a family is one of its own, which has the licence's name. */
const toFamilies = (licences: readonly Licence[]): { name: string; licences: Licence[] }[] =>
  [...Map.groupBy(licences, ({ family, id }) => family ?? id)].map(([key, members]) => ({
    name: typeof key === 'string' ? key : (members[0]?.licenceName ?? members[0]?.name ?? String(key)),
    licences: members,
  }));

export const licenceHandlers: Handlers<'GET /api/v2/licence' | 'GET /api/v2/licence-family'> = {
  'GET /api/v2/licence': async (call) => ({ licences: await readOfferedLicences(createOfferReader(call)) }),
  'GET /api/v2/licence-family': async (call) => {
    const { licenceId: ids } = call.query;
    const families = toFamilies(await readOfferedLicences(createOfferReader(call)));
    return {
      licenceFamilies: families.filter(({ licences }) => !ids || licences.some(({ id }) => ids.includes(id))),
    };
  },
};
