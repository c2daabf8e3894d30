import type * as z from 'zod';
import type { GatewayContext } from '../core/provider.ts';
import { planRefund } from '../core/tasks.ts';
import { AdyenApiError, type AdyenAmount, type AdyenCancelRequest, type AdyenRefundRequest } from './adyen-objects.ts';
import type { AdyenPayments } from './adyen-payments.ts';
import { newPspReference, sendNotification } from './notifications.ts';
import type { AdyenPayment } from './payment-results.ts';

interface RefundRow {
  id: string;
  payment: string;
  reference: string;
  amount: AdyenAmount;
  state: 'received' | 'succeeded' | 'failed';
}

/** Opens refunds, cancellations and disputes, which are asynchronous: the response says received, a webhook the rest. */
export function openModifications(context: GatewayContext, { payments, cancel }: AdyenPayments) {
  const { store } = context;
  const refunds = store.collection<RefundRow>('adyen-refunds');
  const disputes = store.collection<{ id: string; payment: string; state: 'open' | 'won' | 'lost' }>('adyen-disputes');

  const findPayment = (realm: string, id: string): AdyenPayment => {
    const payment = payments.get(id);
    if (payment?.realm !== realm)
      throw new AdyenApiError(422, '167', 'Original pspReference required for this operation');
    return payment;
  };
  const notify = (
    { id, realm, request }: AdyenPayment,
    item: { eventCode: string; pspReference: string; success?: boolean; amount?: AdyenAmount; reference?: string },
  ) =>
    sendNotification(context, realm, {
      eventCode: item.eventCode,
      success: item.success === false ? 'false' : 'true',
      pspReference: item.pspReference,
      originalReference: id,
      amount: item.amount ?? request.amount,
      merchantAccountCode: request.merchantAccount,
      merchantReference: item.reference ?? request.reference,
      paymentMethod: request.paymentMethod.type,
    });
  const notifyRefund = (refund: RefundRow, eventCode: string, success: boolean) => {
    const payment = payments.get(refund.payment);
    const { id: pspReference, amount, reference } = refund;
    if (payment) notify(payment, { eventCode, pspReference, amount, reference, success });
  };

  const settleRefund = (refund: RefundRow) => {
    refunds.put({ ...refund, state: 'succeeded' });
    notifyRefund(refund, 'REFUND', true);
  };
  const refuseRefund = (refund: RefundRow) => {
    refunds.put({ ...refund, state: 'failed' });
    notifyRefund(refund, 'REFUND', false);
  };

  const startCancel = (payment: AdyenPayment, reference: string | undefined) => {
    const pspReference = newPspReference();
    const isOpen = payment.state === 'waiting';
    if (isOpen) cancel(payment);
    // Payments are captured at once, and a captured payment cannot be cancelled.
    const own = reference === undefined ? {} : { reference };
    notify(payment, { eventCode: 'CANCELLATION', pspReference, success: isOpen, ...own });
    return pspReference;
  };

  return {
    refund: (realm: string, id: string, request: z.infer<typeof AdyenRefundRequest>): object => {
      const payment = findPayment(realm, id);
      const { amount, merchantAccount, reference = payment.request.reference } = request;
      const refunded = refunds
        .list()
        .filter((refund) => refund.payment === id && refund.state !== 'failed')
        .reduce((total, refund) => total + refund.amount.value, 0);
      if (amount.currency !== payment.request.amount.currency)
        throw new AdyenApiError(422, '139', 'Currency of the modification differs from the payment');
      if (amount.value === 0) throw new AdyenApiError(422, '137', 'Invalid amount specified');
      const rest = payment.state === 'Authorised' ? payment.request.amount.value - refunded : 0;
      const { status, planEnd } = planRefund(context, 'adyen');
      const refund = refunds.put({ id: newPspReference(), payment: id, reference, amount, state: 'received' });
      if (status === 'failed' || amount.value > rest) refuseRefund(refund);
      else if (status === 'succeeded') settleRefund(refund);
      else planEnd(refund.id);
      return {
        merchantAccount,
        paymentPspReference: id,
        pspReference: refund.id,
        reference,
        amount,
        status: 'received',
      };
    },
    /** Ends a pending refund. A failing one is notified as a success first, as with real banks. */
    endRefund: (id: string, status: 'succeeded' | 'failed'): void => {
      const refund = refunds.get(id);
      if (refund?.state !== 'received') return;
      settleRefund(refund);
      if (status === 'succeeded') return;
      refunds.put({ ...refund, state: 'failed' });
      notifyRefund(refund, 'REFUND_FAILED', true);
    },
    cancel: (realm: string, id: string, { merchantAccount, reference }: z.infer<typeof AdyenCancelRequest>): object => {
      const pspReference = startCancel(findPayment(realm, id), reference);
      return { merchantAccount, paymentPspReference: id, pspReference, reference, status: 'received' };
    },
    /** Cancels by the merchant's reference, which names a payment whose PSP reference is not known yet. */
    cancelByReference: (
      realm: string,
      paymentReference: string,
      { merchantAccount, reference }: z.infer<typeof AdyenCancelRequest>,
    ): object => {
      const found = payments
        .list()
        .find((payment) => payment.realm === realm && payment.request.reference === paymentReference);
      const pspReference = found ? startCancel(found, reference) : newPspReference();
      return { merchantAccount, paymentReference, pspReference, reference, status: 'received' };
    },
    /** Cancels what is open, else gives everything back. */
    reverse: (
      realm: string,
      id: string,
      { merchantAccount, reference }: z.infer<typeof AdyenCancelRequest>,
    ): object => {
      const payment = findPayment(realm, id);
      const pspReference = newPspReference();
      const isOpen = payment.state === 'waiting';
      if (isOpen) cancel(payment);
      else
        refunds.put({
          id: pspReference,
          payment: id,
          reference: reference ?? payment.request.reference,
          amount: payment.request.amount,
          state: 'succeeded',
        });
      const own = reference === undefined ? {} : { reference };
      notify(payment, { eventCode: 'CANCEL_OR_REFUND', pspReference, success: payment.state !== 'Refused', ...own });
      return { merchantAccount, paymentPspReference: id, pspReference, reference, status: 'received' };
    },
    openDispute: (id: string): void => {
      const payment = payments.get(id);
      if (payment?.state !== 'Authorised' || disputes.list().some((dispute) => dispute.payment === id)) return;
      const dispute = disputes.put({ id: newPspReference(), payment: id, state: 'open' });
      for (const eventCode of ['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK'])
        notify(payment, { eventCode, pspReference: dispute.id });
    },
    closeDispute: (id: string, state: 'won' | 'lost'): void => {
      const payment = payments.get(id);
      const dispute = disputes.list().find((candidate) => candidate.payment === id && candidate.state === 'open');
      if (!payment || !dispute) return;
      disputes.put({ ...dispute, state });
      const eventCode = state === 'won' ? 'CHARGEBACK_REVERSED' : 'SECOND_CHARGEBACK';
      notify(payment, { eventCode, pspReference: dispute.id });
    },
  };
}
