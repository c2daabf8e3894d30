import { defineDistrict } from '../platform/define-district.ts';
import { ofAccount } from '../platform/personal-table.ts';
import { licenceHandlers } from './plans/licences.routes.ts';
import { userLicenceHandlers } from './subscriptions/user-licences.routes.ts';

/** The routes and tables of the commerce district, which the application registers. */
export const commerceDistrict = defineDistrict({
  handlers: { ...licenceHandlers, ...userLicenceHandlers },
  personalTables: {
    subscriptions: ofAccount,
    subscription_events: { belongs: { by: 'subscription_id', in: 'subscriptions' }, fate: 'deleted' },
  },
});
