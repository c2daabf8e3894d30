import { defineDistrict } from '../platform/define-district.ts';
import { licenceHandlers } from './plans/licences.routes.ts';

/** The routes of the commerce district, which the application registers. */
export const commerceDistrict = defineDistrict({ handlers: licenceHandlers });
