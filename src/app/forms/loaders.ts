import type { FormAddress } from '#renderers/form/form-address.tsx';
import type { FormInitial } from '#renderers/form/initial.ts';
import { preloadForm } from '#renderers/form/preload-form.ts';
import type { ConsentTerm, Form, FormField } from '#schemas/generated/types.ts';
import type { FormContext } from '#schemas/values/countries.ts';
import { billingValues } from '#schemas/wire/user-values.ts';
import type { AccountDetails, Address } from '#schemas/wire/users.ts';
import type { Closed } from '#screens/sign-up/sign-up-screen.tsx';
import { orFail } from '../loading/failure.ts';
import { fieldRegistry } from '../registries.ts';
import { requireViewer } from '../session/require-viewer.ts';
import type { Services } from '../services.ts';
import { canSignUp } from '../session/sign-up-rule.ts';
import type { FormScreenData } from './drawn-forms.ts';
import { startAnswers } from './start-answers.ts';

const settingsOf = ({ api, realm }: Services) =>
  orFail(api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } }));

const asksForCountry = (form: Form): boolean =>
  form.fields.some((field) => ['address', 'phoneNumber'].includes(String((field as Partial<FormField> | null)?.type)));

/** The countries for a form that asks for one. */
async function addressFor(
  { api }: Services,
  form: Form | undefined,
  formContext: FormContext,
): Promise<FormAddress | undefined> {
  if (!form || !asksForCountry(form)) return undefined;
  const { countries, callerCountryCode } = await orFail(
    api.call('GET /api/v3/i18n/country-codes', { query: { formContext } }),
  );
  return { countries, callerCountryCode, formContext };
}

/** The form to sign in with. */
export async function loadSignIn({ api }: Services): Promise<FormScreenData> {
  const { authenticationProviders } = await orFail(api.call('GET /api/v2/realm/authentication-providers'));
  const form = authenticationProviders[0]?.form;
  await preloadForm(fieldRegistry, form);
  return { form };
}

/** What the sign-up page is drawn from. */
export interface SignUpData extends FormScreenData {
  closed?: Closed | undefined;
  terms: ConsentTerm[];
}

/** The form to sign up with, and the terms; or why one cannot. */
export async function loadSignUp(services: Services): Promise<SignUpData> {
  const { api } = services;
  const [settings, prompt] = await Promise.all([settingsOf(services), orFail(api.call('GET /api/v2/consent-prompt'))]);
  const form = settings.registrationForm;
  if (!form || !canSignUp(settings)) return { form: undefined, closed: 'signUpUnavailable', terms: [] };
  if (prompt.outsideAllowedTerritories) return { form: undefined, closed: 'signupGeoRestriction', terms: [] };
  const address = await addressFor(services, form, 'REGISTRATION');
  await preloadForm(fieldRegistry, form, address);
  return { form, address, terms: prompt.fields };
}

/** What the consent page is drawn from. */
export interface ConsentData {
  terms: ConsentTerm[];
  initial: FormInitial | undefined;
}

/** The terms and what one has answered. Guests are sent to sign in. */
export async function loadConsent(services: Services, request: Request): Promise<ConsentData> {
  await requireViewer(services, request);
  const prompt = await orFail(services.api.call('GET /api/v2/consent-prompt'));
  return { terms: prompt.fields, initial: startAnswers(prompt) };
}

/** What the account page is drawn from. */
export interface AccountData extends FormScreenData {
  profile: AccountDetails;
}

function knownValues(
  { contactEmail, name, birthDate, phoneNumber, taxNumber }: AccountDetails,
  address: Address | undefined,
  addressId: string | undefined,
): Record<string, string> {
  const further = { birthDate: birthDate ?? undefined, phoneNumber, taxNumber };
  const body = { fullName: name.fullName, email: contactEmail, ...further, ...(address && { address }) };
  return billingValues(body, addressId);
}

/** The account's details and the form for them. Guests are sent to sign in. */
export async function loadAccount(services: Services, request: Request): Promise<AccountData> {
  await requireViewer(services, request);
  const { api } = services;
  const [{ purchaseForm: form, addressForm }, profile, [stored]] = await Promise.all([
    settingsOf(services),
    orFail(api.call('GET /api/v2/user/profile')),
    orFail(api.call('GET /api/v2/user/address')),
  ]);
  const found = await addressFor(services, form, 'PURCHASE');
  const address = found && { ...found, address: addressForm };
  const addressId = (form?.fields as FormField[] | undefined)?.find(({ type }) => type === 'address')?.id;
  const initial = { values: knownValues(profile, stored, addressId) };
  await preloadForm(fieldRegistry, form, address, initial);
  return { profile, form, address, initial };
}
