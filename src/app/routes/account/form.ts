import type { Form, FormField } from '#schemas/generated/types.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import { billingBody, billingValues } from '#schemas/wire/identity/user-values.ts';
import type { AccountDetails, Address } from '#schemas/wire/identity/users.ts';
import { defineForm, type FormSource } from '../../forms/define-form.ts';
import { ownForm } from '../../forms/own-form.ts';
import { addressFor, formSettings } from '../../forms/realm-forms.ts';
import { throwRouteError } from '../../loading/failure.ts';
import type { Services } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Data of the account page. */
export interface AccountData extends FormSource {
  profile: AccountDetails;
}

function knownValues(
  { contactEmail, name, birthDate, phoneNumber, taxNumber, fields }: AccountDetails,
  address: Address | undefined,
  addressId: string | undefined,
): Record<string, string> {
  const further = { birthDate: birthDate ?? undefined, phoneNumber, taxNumber, fields };
  const body = { fullName: name.fullName, email: contactEmail, ...further, ...(address && { address }) };
  return billingValues(body, addressId);
}

/** Loads the account's details and their form. Guests are redirected to sign-in. */
async function load(services: Services, page: Pick<Request, 'url'>): Promise<AccountData> {
  await requireSignedIn(services, page);
  const { api } = services;
  const [{ addressForm }, { form, storedOnly = [] }, profile, [stored]] = await Promise.all([
    formSettings(services),
    ownForm(services, 'account'),
    throwRouteError(api.call('GET /api/v2/user/profile')),
    throwRouteError(api.call('GET /api/v2/user/address')),
  ]);
  const { fields, ...rest } = form as Form;
  const known = profile as Readonly<Record<string, unknown>>;
  const shown = (fields as FormField[]).filter(({ id }) => !storedOnly.includes(id) || Boolean(known[id]));
  const asked = { ...rest, fields: shown } as Form;
  const found = await addressFor(services, asked, 'PURCHASE');
  const addressId = addressFieldIn(shown)?.id;
  return {
    profile,
    form: asked,
    address: found && { ...found, address: addressForm },
    initial: { values: knownValues(profile, stored, addressId) },
  };
}

/** Form of the account's details; contains the billing details if the realm has a purchase form. */
export const accountDetails = defineForm({
  load,
  async act(post, services) {
    const { api } = services;
    const { address, fullName, email, ...further } = billingBody(post);
    const { purchaseForm } = await formSettings(services);
    return purchaseForm
      ? api.call('PUT /api/v2/user/billing-details', {
          body: { ...further, fullName, email, ...(address && { address }) },
        })
      : api.call('PUT /api/v2/user/profile', { body: { ...further, name: { fullName } } });
  },
  wayOn: ({ pathSegments, lang }) => pathTo('ACCOUNT', pathSegments, {}, { saved: 1, lang }),
});
