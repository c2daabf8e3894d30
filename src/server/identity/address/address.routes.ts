import type { FormField } from '#schemas/generated/types.ts';
import { billingBody, billingValues, furtherNames, isCustomField } from '#schemas/wire/identity/user-values.ts';
import type { AccountDetails } from '#schemas/wire/identity/users.ts';
import { findAccount, updateAccount } from '../accounts/accounts.store.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { findAccountForm } from '../../definitions/forms/account-form.ts';
import { formOf, checkFormValues, refuseFaults, type StoredForm } from '../../definitions/forms/check-form.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { AccountContext, RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { listAddresses, putAddress } from './address.store.ts';

type Names =
  | 'GET /api/v2/user/profile'
  | 'PUT /api/v2/user/profile'
  | 'GET /api/v2/user/address'
  | 'PUT /api/v2/user/billing-details';

/** Changes to further account details: a text to store, null to remove, absent to leave unchanged. */
type Further = { [Key in (typeof furtherNames)[number]]?: string | null };

const toDetails = ({ id, name, email, isVerified, details }: StoredAccount): AccountDetails => ({
  id,
  contactEmail: email,
  emailVerified: isVerified,
  name: { fullName: name },
  birthDate: details.birthDate ?? null,
  ...omitUndefined({ phoneNumber: details.phoneNumber, taxNumber: details.taxNumber, fields: details.fields }),
});

type StoredAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

async function requireAccount(tx: Tx, { clock, realm, caller }: AccountContext): Promise<StoredAccount> {
  const account = await findAccount(tx, realm.id, caller.id, clock.now());
  if (!account) throw new ProblemError('UNAUTHORIZED');
  return account;
}

/** The form by which the account's details are validated. */
async function findDetailsForm(context: RealmContext): Promise<StoredForm> {
  const { db, realm } = context;
  const { form } = await inRealm(db, realm.id, (tx) => findAccountForm(tx, realm));
  return formOf(context, form.fields as FormField[], 'PURCHASE');
}

/**
 * Merges the request's answers to the realm's custom fields into the stored ones. An empty answer removes the stored
 * one; returns null if none is left.
 */
function mergeCustom(
  stored: Readonly<Record<string, string>> | undefined,
  sent: Readonly<Record<string, string>> | undefined,
): Record<string, string> | null {
  const entries = Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== '');
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

const toFurther = (values: Readonly<Record<string, string>>): Further =>
  Object.fromEntries(furtherNames.flatMap((name) => (name in values ? [[name, values[name] || null]] : [])));

export const addressHandlers: Handlers<Names> = {
  'GET /api/v2/user/profile': async (call) =>
    toDetails(await inRealm(call.db, call.realm.id, (tx) => requireAccount(tx, call))),
  'PUT /api/v2/user/profile': async (call) => {
    const { realm, body, caller } = call;
    const { account, address } = await inRealm(call.db, realm.id, async (tx) => ({
      account: await requireAccount(tx, call),
      address: (await listAddresses(tx, realm.id, caller.id))[0],
    }));
    if (body.contactEmail !== undefined && normalizeEmail(body.contactEmail) !== account.email)
      throw new ProblemError('BAD_REQUEST', ['account.emailElsewhere'], {
        details: { fields: [{ pointer: '/contactEmail', field: 'contactEmail', message: 'account.emailElsewhere' }] },
      });
    const form = await findDetailsForm(call);
    const sent = Object.fromEntries(furtherNames.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));
    const { values, faults } = checkFormValues(
      form,
      billingValues(
        {
          ...sent,
          fields: { ...account.details.fields, ...body.fields },
          fullName: body.name.fullName,
          email: account.email,
          ...(address && { address }),
        },
        form.addressId,
      ),
    );
    // Only faults in fields that were sent count, because a client that does not know the realm's custom fields cannot
    // send them.
    const own = ['fullName', 'name', ...furtherNames, ...Object.keys(body.fields ?? {})];
    refuseFaults(
      form,
      faults.filter(({ field }) => own.includes(field)),
    );
    const { fullName, fields } = billingBody({ values, addressId: form.addressId });
    const removed = Object.fromEntries(furtherNames.filter((name) => !(name in sent)).map((name) => [name, null]));
    return inRealm(call.db, realm.id, async (tx) => {
      await updateAccount(tx, realm.id, caller.id, {
        name: fullName,
        details: { ...toFurther(values), ...removed, fields: mergeCustom(account.details.fields, fields) },
      });
      return toDetails(await requireAccount(tx, call));
    });
  },
  'GET /api/v2/user/address': ({ db, realm, caller }) =>
    inRealm(db, realm.id, (tx) => listAddresses(tx, realm.id, caller.id)),
  'PUT /api/v2/user/billing-details': async (call) => {
    const { realm, body: sent, caller } = call;
    if (realm.settings.purchaseForm === undefined) throw new ProblemError('FORBIDDEN', ['billingUnavailable']);
    const { details } = await inRealm(call.db, realm.id, (tx) => requireAccount(tx, call));
    const form = await findDetailsForm(call);
    // A client that knows only the billing form does not send the answers given at sign-up; they stay unchanged.
    const { fields: storedFields, taxNumber: _ofBilling, ...stored } = details;
    const { values, faults } = checkFormValues(
      form,
      billingValues({ ...stored, ...sent, fields: { ...storedFields, ...sent.fields } }, form.addressId),
    );
    refuseFaults(
      form,
      faults.filter(({ field }) => !isCustomField(field, form.addressId) || field in (sent.fields ?? {})),
    );
    const { address, fullName, email, fields } = billingBody({ values, addressId: form.addressId });
    const { taxNumber, ...further } = toFurther(values);
    const now = call.clock.now();
    await inRealm(call.db, realm.id, async (tx) => {
      if (address) await putAddress(tx, realm.id, caller.id, { address, fullName, email }, now);
      await updateAccount(tx, realm.id, caller.id, {
        name: fullName,
        details: {
          ...further,
          ...(sent.taxNumber !== undefined && omitUndefined({ taxNumber })),
          fields: mergeCustom(storedFields, fields),
        },
      });
    });
    return undefined;
  },
};
