import { preloadForm } from '#renderers/form/preload-form.ts';
import type { FormField } from '#schemas/generated/types.ts';
import { billingValues } from '#schemas/wire/user-values.ts';
import type { AccountDetails, Address } from '#schemas/wire/users.ts';
import type { FormScreenData } from '../../forms/drawn-forms.ts';
import { addressFor, formSettings } from '../../forms/realm-forms.ts';
import { orFail } from '../../loading/failure.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { Services } from '../../services.ts';
import { requireViewer } from '../../session/require-viewer.ts';

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
    formSettings(services),
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
