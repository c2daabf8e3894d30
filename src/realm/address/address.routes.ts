import { billingBody, billingValues } from '#schemas/wire/user-values.ts';
import { findAccount, updateAccount } from '../accounts/accounts.store.ts';
import { inRealm } from '../db/scope.ts';
import { findForm, readForm, refuseFaults } from '../forms/check-form.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Handlers } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { listAddresses, putAddress } from './address.store.ts';

type Names = 'GET /api/v2/user/profile' | 'GET /api/v2/user/address' | 'PUT /api/v2/user/billing-details';

export const addressHandlers: Handlers<Names> = {
  'GET /api/v2/user/profile': async (call) => {
    const { context, realm } = call;
    const id = call.viewer.id;
    const account = await inRealm(context.db, realm.id, (tx) => findAccount(tx, realm.id, id, context.clock.now()));
    if (!account) throw new ProblemError('UNAUTHORIZED');
    const { name, email, isVerified, details } = account;
    const { birthDate, phoneNumber, taxNumber } = details;
    return {
      id,
      contactEmail: email,
      emailVerified: isVerified,
      name: { fullName: name },
      birthDate: birthDate ?? null,
      ...omitUndefined({ phoneNumber, taxNumber }),
    };
  },
  'GET /api/v2/user/address': (call) => {
    const { context, realm } = call;
    const id = call.viewer.id;
    return inRealm(context.db, realm.id, (tx) => listAddresses(tx, realm.id, id));
  },
  'PUT /api/v2/user/billing-details': async (call) => {
    const { context, realm, body: sent } = call;
    const id = call.viewer.id;
    const form = await findForm(call, realm.settings.purchaseForm, 'PURCHASE');
    if (!form) throw new ProblemError('FORBIDDEN', ['billingUnavailable']);
    const { values, faults } = readForm(form, billingValues(sent, form.addressId));
    refuseFaults(form, faults);
    const { address, fullName, email, birthDate, phoneNumber, taxNumber } = billingBody({
      values,
      addressId: form.addressId,
    });
    const now = context.clock.now();
    await inRealm(context.db, realm.id, async (tx) => {
      if (address) await putAddress(tx, realm.id, id, { address, fullName, email }, now);
      await updateAccount(tx, realm.id, id, {
        name: fullName,
        details: omitUndefined({ birthDate, phoneNumber, taxNumber }),
      });
    });
    return undefined;
  },
};
