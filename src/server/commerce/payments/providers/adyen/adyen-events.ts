import { hmacValidator, type Types } from '@adyen/api-library';
import { z } from 'zod';
import { fromProviderAmount } from '../../../domain/provider-amount.ts';
import type { DisputeReport, PaymentResult, ProviderEvent, RefundReport } from '../../provider.ts';

/** The signature joins the fields by colons and escapes none, so a colon in a field would move their borders. */
const signedText = z.string().regex(/^[^:]*$/);

/** The fields that the signature covers. All others can be changed without breaking it, and are not read. */
const itemSchema = z.object({
  pspReference: signedText.min(1),
  originalReference: signedText.optional(),
  merchantAccountCode: signedText,
  merchantReference: signedText,
  amount: z.object({ value: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) }),
  eventCode: z.string().regex(/^[A-Z_]+$/),
  success: z.enum(['true', 'false']),
  additionalData: z.object({ hmacSignature: z.string().min(1) }),
});
type Item = z.infer<typeof itemSchema>;

/** A message in JSON has exactly one item. */
const messageSchema = z.object({
  notificationItems: z.tuple([z.object({ NotificationRequestItem: itemSchema })]),
});

const disputeStates: Readonly<Record<string, DisputeReport['state']>> = {
  REQUEST_FOR_INFORMATION: 'OPEN',
  NOTIFICATION_OF_CHARGEBACK: 'OPEN',
  CHARGEBACK: 'OPEN',
  CHARGEBACK_REVERSED: 'WON',
  PREARBITRATION_WON: 'WON',
  PREARBITRATION_LOST: 'LOST',
  SECOND_CHARGEBACK: 'LOST',
};

const refundStates: Readonly<Record<string, RefundReport['result']>> = {
  'REFUND:true': 'SUCCEEDED',
  'REFUND:false': 'FAILED',
  'REFUND_FAILED:true': 'FAILED',
  'REFUNDED_REVERSED:true': 'FAILED',
};

/** Results of payments. The reason of a refusal is not signed, so a refusal has no other code. */
const paymentResults: Readonly<Record<string, PaymentResult>> = {
  'AUTHORISATION:true': { kind: 'SUCCEEDED' },
  'AUTHORISATION:false': { kind: 'FAILED', decline: 'soft', code: 'payment_refused' },
  'CANCELLATION:true': { kind: 'CANCELLED' },
  'TECHNICAL_CANCEL:true': { kind: 'CANCELLED' },
  'OFFER_CLOSED:true': { kind: 'FAILED', decline: 'soft', code: 'payment_expired' },
};

function parseMessage(body: Buffer): Item | undefined {
  let message: unknown;
  try {
    message = JSON.parse(body.toString());
  } catch {
    return undefined;
  }
  const read = messageSchema.safeParse(message);
  return read.success ? read.data.notificationItems[0].NotificationRequestItem : undefined;
}

const isSigned = (item: Item, key: string): boolean =>
  // The library's class has further fields, which its signature does not cover.
  new hmacValidator().validateHMAC(item as unknown as Types.notification.NotificationRequestItem, key);

/**
 * Verifies and reads a webhook by its signed fields. Adyen has no event ids, so the key is what an event says.
 * @param key hexadecimal HMAC key
 */
export function readAdyenEvent(
  body: Buffer,
  { key: hmacKey, merchantAccount }: { key: string; merchantAccount: string },
): ProviderEvent | undefined {
  const item = parseMessage(body);
  if (!item || !isSigned(item, hmacKey) || item.merchantAccountCode !== merchantAccount) return undefined;
  const { pspReference, originalReference, merchantReference, eventCode, success, amount } = item;
  const key = `${pspReference}:${eventCode}:${success}`;
  const kind = `${eventCode}:${success}`;
  const paymentReference = originalReference || undefined;
  const money = fromProviderAmount('adyen', amount.value, amount.currency);
  const dispute = success === 'true' ? disputeStates[eventCode] : undefined;
  if (dispute)
    return { key, report: undefined, dispute: { reference: pspReference, paymentReference, money, state: dispute } };
  const refund = refundStates[kind];
  if (refund)
    return {
      key,
      report: undefined,
      refund: { refundId: merchantReference, reference: pspReference, paymentReference, money, result: refund },
    };
  const result = paymentResults[kind];
  if (!result) return { key, report: undefined };
  const isAuthorisation = eventCode === 'AUTHORISATION';
  // The amount of a modification may be a part of the payment's.
  const hasPaymentAmount = isAuthorisation || eventCode === 'OFFER_CLOSED';
  return {
    key,
    report: {
      attemptId: merchantReference,
      reference: isAuthorisation ? pspReference : paymentReference,
      money: hasPaymentAmount ? money : undefined,
      realm: undefined,
      accountId: undefined,
      result,
    },
  };
}
