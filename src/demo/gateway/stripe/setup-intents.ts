import type Stripe from 'stripe';
import { decideCharge } from '../core/outcomes.ts';
import type { GatewayContext } from '../core/provider.ts';
import { CARD_BANK, type Redirect, type RedirectAnswer } from '../core/redirects.ts';
import { newId } from '../core/store.ts';
import type { SetupConfirmation, SetupCreation } from './intent-parameters.ts';
import { describeRefusal } from './intent-transitions.ts';
import { attachMethod, resolveMethod } from './payment-methods.ts';
import { createStateError, StripeApiError, type StripeErrorBody } from './stripe-error.ts';
import { createSetupIntentObject } from './stripe-objects.ts';
import type { PaymentMethodRow, StripeRecords, StripeRow } from './stripe-records.ts';

/** A setup has no amount; the bank's page shows zero of this currency. */
const SETUP_CURRENCY = 'eur';

/** Creates the calls of setup intents, which store a card without a payment. */
export function createSetupIntents({ vault }: GatewayContext, records: StripeRecords) {
  const save = (row: StripeRow<Stripe.SetupIntent>, changes: Partial<Stripe.SetupIntent>, event?: string) => {
    const saved = records.setup_intent.put({ ...row, object: { ...row.object, ...changes } });
    if (event !== undefined) records.emit(row.realm, `setup_intent.${event}`, saved.object);
    return saved;
  };
  const succeed = (row: StripeRow<Stripe.SetupIntent>, method: PaymentMethodRow) => {
    const { customer } = row.object;
    const object = typeof customer === 'string' ? attachMethod(records, method, customer) : method.object;
    records.methods.put({ ...method, object, isStored: true });
    return save(
      row,
      { status: 'succeeded', next_action: null, last_setup_error: null, payment_method: method.id },
      'succeeded',
    );
  };
  const fail = (row: StripeRow<Stripe.SetupIntent>, method: PaymentMethodRow, error: StripeErrorBody) => {
    // The types of an error inside of an intent and of one that a call answers are different views of one object.
    const lastError = { ...error, payment_method: method.object } as Stripe.SetupIntent.LastSetupError;
    const changes = { last_setup_error: lastError, next_action: null, payment_method: null };
    return save(row, { ...changes, status: 'requires_payment_method' }, 'setup_failed');
  };

  const confirm = (row: StripeRow<Stripe.SetupIntent>, options: SetupConfirmation) => {
    if (!['requires_payment_method', 'requires_confirmation'].includes(row.object.status))
      throw createStateError('setup_intent', row.object, 'confirm');
    const { customer } = row.object;
    const id = options.payment_method ?? row.object.payment_method;
    const method =
      typeof id === 'string'
        ? resolveMethod(records, row.realm, id, typeof customer === 'string' ? customer : null)
        : undefined;
    const token = method?.token === undefined ? undefined : vault.find(row.realm, method.token);
    if (!method || !token)
      throw new StripeApiError(400, {
        type: 'invalid_request_error',
        message: 'You cannot confirm this SetupIntent because it is missing a card.',
        param: 'payment_method',
      });
    const decision = decideCharge({
      outcome: token.outcome,
      currency: SETUP_CURRENCY,
      isStored: false,
      isPayerPresent: true,
    });
    const current = save(row, { payment_method: method.id });
    if (decision.kind === 'approve') return succeed(current, method);
    if (decision.kind === 'refuse') {
      const error = describeRefusal(decision.refusal);
      const { object } = fail(current, method, error);
      throw new StripeApiError(402, { ...error, setup_intent: object, payment_method: method.object });
    }
    if (options.return_url === undefined)
      throw new StripeApiError(400, {
        type: 'invalid_request_error',
        message: 'The payer has to leave the page, so a return_url is needed.',
        param: 'return_url',
      });
    const action = records.openRedirect({
      realm: row.realm,
      kind: 'challenge',
      title: CARD_BANK,
      object: row.id,
      amount: 0,
      currency: SETUP_CURRENCY,
      returnUrl: options.return_url,
    });
    return save(current, { status: 'requires_action', next_action: action }, 'requires_action');
  };

  return {
    create: (realm: string, parameters: SetupCreation): Stripe.SetupIntent => {
      const { customer, metadata, description, usage, allowed_payment_method_types: allowed } = parameters;
      if (customer !== undefined) records.get(records.customer, realm, customer, 'customer');
      const id = newId('seti');
      const object = createSetupIntentObject(id, records.getNow(), {
        customer: customer ?? null,
        metadata,
        description: description ?? null,
        usage,
        payment_method_types: allowed ?? ['card'],
        allowed_payment_method_types: (allowed as Stripe.SetupIntent.AllowedPaymentMethodType[] | undefined) ?? null,
        payment_method: parameters.payment_method ?? null,
        status: parameters.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
      });
      const row = records.setup_intent.put({ id, realm, object });
      records.emit(realm, 'setup_intent.created', object);
      return (parameters.confirm ? confirm(row, parameters) : row).object;
    },
    confirm: (realm: string, id: string, options: SetupConfirmation): Stripe.SetupIntent =>
      confirm(records.get(records.setup_intent, realm, id), options).object,
    cancel: (realm: string, id: string): Stripe.SetupIntent => {
      const row = records.get(records.setup_intent, realm, id);
      if (['succeeded', 'canceled', 'processing'].includes(row.object.status))
        throw createStateError('setup_intent', row.object, 'cancel');
      return save(row, { status: 'canceled', next_action: null }, 'canceled').object;
    },
    settleRedirect: ({ realm, object, returnUrl }: Redirect, answer: RedirectAnswer): string => {
      const row = records.get(records.setup_intent, realm, object);
      if (row.object.status === 'requires_action') {
        const method = records.getMethod(realm, String(row.object.payment_method));
        if (answer === 'approve') succeed(row, method);
        else
          fail(row, method, {
            ...describeRefusal('authenticationFailed'),
            code: 'setup_intent_authentication_failure',
          });
      }
      const { status, client_secret } = records.get(records.setup_intent, realm, object).object;
      const url = new URL(returnUrl);
      url.searchParams.set('setup_intent', object);
      url.searchParams.set('setup_intent_client_secret', client_secret ?? '');
      url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
      return url.href;
    },
  };
}
