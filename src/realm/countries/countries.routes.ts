import type { Handlers } from '../http/call.ts';
import { messagesFor } from '../labels/messages-for.ts';
import { callerCountry } from './caller-country.ts';
import { countriesFor } from './countries.ts';

export const countryHandlers: Handlers<'GET /api/v3/i18n/country-codes'> = {
  'GET /api/v3/i18n/country-codes': async (call) => ({
    countries: countriesFor(await messagesFor(call), call.realm.settings.addressForm, call.query.formContext),
    callerCountryCode: callerCountry(call),
  }),
};
