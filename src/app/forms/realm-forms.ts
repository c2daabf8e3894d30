import type { FormAddress } from '#renderers/form/form-address.tsx';
import type { Form, FormField } from '#schemas/generated/types.ts';
import type { FormContext } from '#schemas/values/countries.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { throwRouteError } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** Loads the realm's settings including its forms, for pages with a form. */
export const formSettings = ({ api, realm }: Services): Promise<RealmSettings> =>
  throwRouteError(api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } }));

const asksForCountry = (form: Form): boolean =>
  form.fields.some((field) => ['address', 'phoneNumber'].includes(String((field as Partial<FormField> | null)?.type)));

/** Loads the countries for a form with an address or phone field; undefined for others. */
export async function addressFor(
  { api }: Services,
  form: Form | undefined,
  formContext: FormContext,
): Promise<FormAddress | undefined> {
  if (!form || !asksForCountry(form)) return undefined;
  const { countries, callerCountryCode } = await throwRouteError(
    api.call('GET /api/v3/i18n/country-codes', { query: { formContext } }),
  );
  return { countries, callerCountryCode, formContext };
}
