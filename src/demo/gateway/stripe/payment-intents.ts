import type Stripe from 'stripe';
import { decideCharge, type RefusalName } from '../core/outcomes.ts';
import { type PixCharges, PIX_EXPIRY_TASK } from '../core/pix-charges.ts';
import type { GatewayContext, PixCharge } from '../core/provider.ts';
import { CARD_BANK, type Redirect, type RedirectAnswer } from '../core/redirects.ts';
import { planTask, type Task } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import type { PaymentConfirmation, PaymentCreation } from './intent-parameters.ts';
import { createTransitions, describeRefusal, type IntentRow } from './intent-transitions.ts';
import { createMethod, resolveMethod } from './payment-methods.ts';
import { createStateError, StripeApiError } from './stripe-error.ts';
import { createPaymentIntentObject } from './stripe-objects.ts';
import type { PaymentMethodRow, StripeRecords } from './stripe-records.ts';

/** Time to pay a PIX code unless the call sets another, in seconds. */
const PIX_EXPIRY_SECONDS = 86_400;
/** Time until a SEPA debit succeeds, in milliseconds. The real one takes days. */
const DEBIT_DELAY_MS = 2000;
const TITLES: Readonly<Record<string, string>> = { ideal: 'iDEAL | Wero', bancontact: 'Bancontact' };
const CANCELLABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture'];

/** Payment intents of the provider `stripe`. */
export type PaymentIntents = ReturnType<typeof createPaymentIntents>;

/** Creates the calls and transitions of payment intents. */
export function createPaymentIntents(context: GatewayContext, records: StripeRecords, pixCharges: PixCharges) {
  const { vault, browserOrigin } = context;

  const { save, succeed, fail } = createTransitions(context, records);

  const refuse = (row: IntentRow, method: PaymentMethodRow, refusal: RefusalName): never => {
    const error = describeRefusal(refusal);
    const saved = fail(row, method, error);
    throw new StripeApiError(402, {
      ...error,
      charge: String(saved.object.latest_charge),
      payment_intent: saved.object,
      payment_method: method.object,
    });
  };

  const redirect = (row: IntentRow, method: PaymentMethodRow, kind: 'challenge' | 'bank', returnUrl?: string) => {
    if (returnUrl === undefined)
      throw new StripeApiError(400, {
        type: 'invalid_request_error',
        message: 'The payer has to leave the page, so a return_url is needed.',
        param: 'return_url',
      });
    const { amount, currency } = row.object;
    const title = TITLES[method.object.type] ?? CARD_BANK;
    const page = { realm: row.realm, kind, title, object: row.id, amount, currency, returnUrl };
    return save(
      row,
      { status: 'requires_action', payment_method: method.id, next_action: records.openRedirect(page) },
      'requires_action',
    );
  };
  const showPix = (row: IntentRow, method: PaymentMethodRow, options: PaymentConfirmation): IntentRow => {
    if (row.object.currency !== 'brl')
      throw new StripeApiError(400, {
        type: 'invalid_request_error',
        message: 'PIX supports the currency brl only.',
        param: 'currency',
      });
    const pix = options.payment_method_options?.pix;
    const expiresAt = pix?.expires_at ?? records.getNow() + (pix?.expires_after_seconds ?? PIX_EXPIRY_SECONDS);
    const { amount } = row.object;
    const charge = pixCharges.create({
      realm: row.realm,
      provider: 'stripe',
      object: row.id,
      method: method.id,
      amount,
      expiresAt: expiresAt * 1000,
    });
    const code = {
      data: charge.code,
      expires_at: expiresAt,
      hosted_instructions_url: `${browserOrigin}/phone?code=${encodeURIComponent(charge.code)}`,
    };
    return save(
      row,
      {
        status: 'requires_action',
        payment_method: method.id,
        next_action: { type: 'pix_display_qr_code', pix_display_qr_code: code },
      },
      'requires_action',
    );
  };

  const chargeCard = (row: IntentRow, method: PaymentMethodRow, options: PaymentConfirmation): IntentRow => {
    const token = method.token === undefined ? undefined : vault.find(row.realm, method.token);
    if (!token) throw new Error(`The card of ${method.id} is not in the vault`);
    const decision = decideCharge({
      outcome: token.outcome,
      currency: row.object.currency,
      isStored: method.isStored,
      isPayerPresent: !options.off_session,
    });
    if (decision.kind === 'approve') return succeed(row, method);
    if (decision.kind === 'refuse') return refuse(row, method, decision.refusal);
    return options.error_on_requires_action
      ? refuse(row, method, 'authenticationRequired')
      : redirect(row, method, 'challenge', options.return_url);
  };

  const confirm = (row: IntentRow, options: PaymentConfirmation): IntentRow => {
    if (!['requires_payment_method', 'requires_confirmation'].includes(row.object.status))
      throw createStateError('payment_intent', row.object, 'confirm');
    const { customer } = row.object;
    const owner = typeof customer === 'string' ? customer : null;
    const id = options.payment_method ?? row.object.payment_method;
    const method = options.payment_method_data
      ? createMethod(records, row.realm, options.payment_method_data)
      : typeof id === 'string'
        ? resolveMethod(records, row.realm, id, owner)
        : undefined;
    if (!method)
      throw new StripeApiError(400, {
        type: 'invalid_request_error',
        message: 'You cannot confirm this PaymentIntent because it is missing a payment method.',
        param: 'payment_method',
      });
    const { type } = method.object;
    if (!row.object.payment_method_types.includes(type))
      throw new StripeApiError(400, {
        type: 'invalid_request_error',
        message: `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`,
        param: 'payment_method',
      });
    const current = save(row, {
      setup_future_usage: options.setup_future_usage ?? row.object.setup_future_usage,
      payment_method: method.id,
    });
    if (type === 'pix') return showPix(current, method, options);
    if (type === 'ideal' || type === 'bancontact') return redirect(current, method, 'bank', options.return_url);
    if (type !== 'sepa_debit') return chargeCard(current, method, options);
    planTask(context, { provider: 'stripe', kind: 'debit', object: row.id }, DEBIT_DELAY_MS);
    return save(current, { status: 'processing' }, 'processing');
  };

  const getPayingMethod = (row: IntentRow): PaymentMethodRow =>
    records.getMethod(row.realm, String(row.object.payment_method));

  return {
    create: (realm: string, parameters: PaymentCreation): Stripe.PaymentIntent => {
      const { amount, currency, customer, metadata, description, allowed_payment_method_types: allowed } = parameters;
      if (customer !== undefined) records.get(records.customer, realm, customer, 'customer');
      const id = newId('pi');
      const object = createPaymentIntentObject(id, records.getNow(), {
        amount,
        currency: currency.toLowerCase(),
        customer: customer ?? null,
        metadata,
        description: description ?? null,
        payment_method_types: allowed ?? ['card', 'pix', 'ideal', 'bancontact', 'sepa_debit'],
        allowed_payment_method_types: (allowed as Stripe.PaymentIntent.AllowedPaymentMethodType[] | undefined) ?? null,
        setup_future_usage: parameters.setup_future_usage ?? null,
        payment_method: parameters.payment_method ?? null,
        receipt_email: parameters.receipt_email ?? null,
        status: parameters.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
      });
      const row = records.payment_intent.put({ id, realm, object });
      records.emit(realm, 'payment_intent.created', object);
      return (parameters.confirm ? confirm(row, parameters) : row).object;
    },
    confirm: (realm: string, id: string, options: PaymentConfirmation): Stripe.PaymentIntent =>
      confirm(records.get(records.payment_intent, realm, id), options).object,
    cancel: (
      realm: string,
      id: string,
      reason: Stripe.PaymentIntent.CancellationReason | null,
    ): Stripe.PaymentIntent => {
      const row = records.get(records.payment_intent, realm, id);
      if (!CANCELLABLE.includes(row.object.status)) throw createStateError('payment_intent', row.object, 'cancel');
      const changes = { canceled_at: records.getNow(), cancellation_reason: reason, next_action: null };
      return save(row, { ...changes, status: 'canceled' }, 'canceled').object;
    },
    settleRedirect: ({ realm, object, returnUrl, kind }: Redirect, answer: RedirectAnswer): string => {
      const row = records.get(records.payment_intent, realm, object);
      const isOpen = row.object.status === 'requires_action';
      if (isOpen && answer === 'approve') succeed(row, getPayingMethod(row));
      else if (isOpen)
        fail(
          row,
          getPayingMethod(row),
          kind === 'challenge'
            ? describeRefusal('authenticationFailed')
            : {
                type: 'invalid_request_error',
                code: answer === 'refuse' ? 'payment_method_provider_decline' : 'payment_method_customer_decline',
                message: answer === 'refuse' ? 'The bank refused the payment.' : 'The payer cancelled the payment.',
              },
        );
      const { status, client_secret } = records.get(records.payment_intent, realm, object).object;
      const url = new URL(returnUrl);
      url.searchParams.set('payment_intent', object);
      url.searchParams.set('payment_intent_client_secret', client_secret ?? '');
      url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
      return url.href;
    },
    /** Takes a payment of a PIX code, late ones too. False if the intent cannot be paid any more. */
    receivePix: ({ realm, object, amount, method }: PixCharge, paid = amount): boolean => {
      const row = records.get(records.payment_intent, realm, object);
      if (row.object.status === 'canceled') return false;
      // A second payment of the same code is reported like the first one.
      if (row.object.status === 'succeeded') records.emit(realm, 'payment_intent.succeeded', row.object);
      else succeed(row, records.getMethod(realm, method), paid);
      return true;
    },
    /** @param task a task of the kinds `debit` and `pix-expiry` */
    runTask: ({ kind, object }: Task): void => {
      const row = records.payment_intent.get(object);
      if (row?.object.status === 'processing' && kind === 'debit') succeed(row, getPayingMethod(row));
      if (row?.object.status === 'requires_action' && kind === PIX_EXPIRY_TASK)
        fail(row, getPayingMethod(row), {
          type: 'invalid_request_error',
          code: 'payment_intent_payment_attempt_expired',
          message: 'The payment attempt has expired.',
        });
    },
  };
}
