import { decideCharge, REFUSALS, type RefusalName } from '../core/outcomes.ts';
import type { GatewayContext } from '../core/provider.ts';
import { CARD_BANK, openBankPage, type Redirect, type RedirectAnswer } from '../core/redirects.ts';
import { planDispute, planRefund } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import type { CardToken } from '../core/vault.ts';
import type { CardDispute, CardPayment, CardRefund, Money, PaymentRequest } from './card-objects.ts';

interface PaymentRow {
  id: string;
  realm: string;
  payment: CardPayment;
  /** Token that pays, or from which the stored card was made. */
  token: string;
  isStoring: boolean;
}
interface StoredCardRow {
  id: string;
  realm: string;
  token: string;
}

/** A refusal of a call; not of a card, which is a payment with the status `failed`. */
export class CardApiError extends Error {
  readonly status: 400 | 401 | 404 | 409;
  readonly code: string;
  readonly param: string | undefined;
  constructor(status: CardApiError['status'], code: string, message: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** Payments, refunds, stored cards and disputes of the provider `card`. Every change is reported by a webhook. */
export type CardPayments = ReturnType<typeof openCardPayments>;

/** Opens the payments of the provider `card`. */
export function openCardPayments(context: GatewayContext) {
  const { store, vault, clock, webhooks } = context;
  const payments = store.collection<PaymentRow>('card-payments');
  const refunds = store.collection<CardRefund & { realm: string }>('card-refunds');
  const disputes = store.collection<CardDispute & { realm: string }>('card-disputes');
  const storedCards = store.collection<StoredCardRow>('card-stored-cards');

  const report = (realm: string, type: string, data: object) => {
    const body = JSON.stringify({ type, createdAt: Math.floor(clock.now() / 1000), data });
    webhooks.send({ eventId: newId('msg'), realm, provider: 'card', body });
  };
  const savePayment = (row: PaymentRow): CardPayment => {
    payments.put(row);
    report(row.realm, 'payment.updated', row.payment);
    return row.payment;
  };
  const findRow = (realm: string, id: string): PaymentRow => {
    const row = payments.get(id);
    if (row?.realm !== realm) throw new CardApiError(404, 'not_found', `There is no payment ${id}`);
    return row;
  };
  const findToken = (realm: string, id: string): CardToken => {
    const token = vault.find(realm, id);
    if (!token) throw new CardApiError(400, 'invalid_request', 'The token is unknown', 'source.token');
    return token;
  };

  /** Finds the card that pays. A token pays once. */
  const resolveSource = (
    realm: string,
    source: PaymentRequest['source'],
  ): { token: CardToken; storedCard?: string } => {
    if ('token' in source) {
      const token = findToken(realm, source.token);
      if (token.isUsed) throw new CardApiError(400, 'invalid_request', 'The token was used already', 'source.token');
      return { token: vault.put({ ...token, isUsed: true }) };
    }
    const stored = storedCards.get(source.storedCard);
    if (stored?.realm !== realm)
      throw new CardApiError(400, 'invalid_request', 'The stored card is unknown', 'source.storedCard');
    return { token: findToken(realm, stored.token), storedCard: stored.id };
  };

  const succeed = (row: PaymentRow): CardPayment => {
    const { action: _, ...payment } = row.payment;
    const card = vault.find(row.realm, row.token);
    if (card?.outcome === 'disputed') planDispute(context, 'card', row.id);
    if (!row.isStoring || !card) return savePayment({ ...row, payment: { ...payment, status: 'succeeded' } });
    const stored = storedCards.put({ id: newId('card'), realm: row.realm, token: row.token });
    const storedCard = { id: stored.id, ...card.card };
    return savePayment({ ...row, payment: { ...payment, status: 'succeeded', storedCard } });
  };
  const fail = (row: PaymentRow, refusal: RefusalName): CardPayment => {
    const { action: _, ...payment } = row.payment;
    const { card: code, message } = REFUSALS[refusal];
    return savePayment({ ...row, payment: { ...payment, status: 'failed', failure: { code, message } } });
  };
  const challenge = (row: PaymentRow, returnUrl: string): CardPayment => {
    const url = openBankPage(context, {
      realm: row.realm,
      provider: 'card',
      kind: 'challenge',
      title: CARD_BANK,
      object: row.id,
      money: row.payment.money,
      returnUrl,
    });
    const action = { type: 'challenge' as const, url };
    return savePayment({ ...row, payment: { ...row.payment, status: 'requires_action', action } });
  };

  return {
    startPayment: (realm: string, request: PaymentRequest): CardPayment => {
      const { money, customer, reference, metadata, isPayerPresent, returnUrl } = request;
      const { token, storedCard } = resolveSource(realm, request.source);
      const payment: CardPayment = {
        id: newId('pay'),
        reference,
        money,
        customer,
        metadata,
        status: 'processing',
        ...(storedCard !== undefined && { storedCard: { id: storedCard, ...token.card } }),
      };
      const isStored = storedCard !== undefined;
      const row = { id: payment.id, realm, payment, token: token.id, isStoring: request.store && !isStored };
      const decision = decideCharge({ outcome: token.outcome, currency: money.currency, isStored, isPayerPresent });
      if (decision.kind === 'refuse') return fail(row, decision.refusal);
      return decision.kind === 'challenge' ? challenge(row, returnUrl) : succeed(row);
    },
    getPayment: (realm: string, id: string): CardPayment => findRow(realm, id).payment,
    listPayments: (realm: string, reference: string): CardPayment[] =>
      payments
        .list()
        .filter((row) => row.realm === realm && row.payment.reference === reference)
        .map(({ payment }) => payment),
    /** Cancels a payment that waits for the payer. A final payment stays as it is. */
    cancelPayment: (realm: string, id: string): CardPayment => {
      const row = findRow(realm, id);
      if (row.payment.status !== 'requires_action' && row.payment.status !== 'processing') return row.payment;
      const { action: _, ...payment } = row.payment;
      return savePayment({ ...row, payment: { ...payment, status: 'cancelled' } });
    },
    /** Applies the payer's answer on the bank's page, unless the payment is final already. */
    settleRedirect: ({ object, realm, returnUrl }: Redirect, answer: RedirectAnswer): string => {
      const row = findRow(realm, object);
      if (row.payment.status === 'requires_action') {
        if (answer === 'approve') succeed(row);
        else if (answer === 'refuse') fail(row, 'authenticationFailed');
        else {
          const { action: _, ...payment } = row.payment;
          savePayment({ ...row, payment: { ...payment, status: 'cancelled' } });
        }
      }
      return returnUrl;
    },
    startRefund: (realm: string, id: string, { money, reference }: { money: Money; reference: string }): CardRefund => {
      const { payment } = findRow(realm, id);
      if (payment.status !== 'succeeded')
        throw new CardApiError(400, 'invalid_request', `The payment is ${payment.status}`);
      const refunded = refunds
        .list()
        .filter((refund) => refund.payment === id && refund.status !== 'failed')
        .reduce((total, refund) => total + refund.money.amount, 0);
      if (money.currency !== payment.money.currency || money.scale !== payment.money.scale)
        throw new CardApiError(400, 'invalid_request', 'The currency differs from the payment', 'money.currency');
      if (money.amount === 0 || refunded + money.amount > payment.money.amount)
        throw new CardApiError(400, 'invalid_request', 'The amount is larger than the rest', 'money.amount');
      const { status, planEnd } = planRefund(context, 'card');
      const refund: CardRefund = { id: newId('ref'), payment: id, reference, money, status };
      refunds.put({ ...refund, realm });
      planEnd(refund.id);
      report(realm, 'refund.updated', refund);
      return refund;
    },
    getRefund: (realm: string, id: string): CardRefund => {
      const found = refunds.get(id);
      if (found?.realm !== realm) throw new CardApiError(404, 'not_found', `There is no refund ${id}`);
      const { realm: _, ...refund } = found;
      return refund;
    },
    settleRefund: (id: string, status: 'succeeded' | 'failed'): void => {
      const found = refunds.get(id);
      if (found?.status !== 'pending') return;
      const { realm, ...refund } = refunds.put({ ...found, status });
      report(realm, 'refund.updated', refund);
    },
    openDispute: (id: string): void => {
      const row = payments.get(id);
      if (row?.payment.status !== 'succeeded' || disputes.list().some(({ payment }) => payment === id)) return;
      const dispute: CardDispute = { id: newId('dp'), payment: id, money: row.payment.money, status: 'open' };
      disputes.put({ ...dispute, realm: row.realm });
      report(row.realm, 'dispute.updated', dispute);
    },
    closeDispute: (paymentId: string, status: 'won' | 'lost'): void => {
      const found = disputes.list().find(({ payment, status }) => payment === paymentId && status === 'open');
      if (!found) return;
      const { realm, ...dispute } = disputes.put({ ...found, status });
      report(realm, 'dispute.updated', dispute);
    },
    removeStoredCard: (realm: string, id: string): void => {
      if (storedCards.get(id)?.realm === realm) storedCards.delete(id);
    },
  };
}
