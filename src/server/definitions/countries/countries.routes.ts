import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import { messagesFor } from '../labels/messages-for.ts';
import { countriesFor } from './countries.ts';

const regionIn = (tag: string | undefined) => /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?([a-z]{2})\b/i.exec(tag ?? '')?.[1];

/** Guesses the initial country of a form: the caller's country or, if unknown, that of the language; else US. */
function callerCountry({ country, http, locale, realm }: HttpContext): string {
  if (country !== 'ZZ') return country;
  const [first] = (http.req.header('accept-language') ?? '').split(',');
  const guess = regionIn(first) ?? regionIn(locale) ?? regionIn(realm.settings.defaultLocale);
  return guess?.toUpperCase() ?? 'US';
}

export const countryHandlers: Handlers<'GET /api/v3/i18n/country-codes'> = {
  'GET /api/v3/i18n/country-codes': async (call) => ({
    countries: countriesFor(await messagesFor(call), call.realm.settings.addressForm, call.query.formContext),
    callerCountryCode: callerCountry(call),
  }),
};
