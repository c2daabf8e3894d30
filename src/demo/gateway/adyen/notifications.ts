import { createHmac, randomBytes } from 'node:crypto';
import type { DeliverySigner } from '../core/deliveries.ts';
import type { GatewayContext } from '../core/provider.ts';
import { newId } from '../core/store.ts';
import type { ChangeEvent } from '../core/webhooks.ts';
import type { AdyenAmount } from './adyen-objects.ts';

/** Reference of a payment or a modification: 16 characters. */
export const newPspReference = (): string => randomBytes(8).toString('hex').toUpperCase();

/** A notification as it is signed; the signature is added at the delivery. */
export interface Notification {
  additionalData: Record<string, string>;
  amount: AdyenAmount;
  pspReference: string;
  eventCode: string;
  eventDate: string;
  merchantAccountCode: string;
  merchantReference: string;
  originalReference: string;
  paymentMethod: string;
  reason: string;
  success: 'true' | 'false';
}

/** Signs a notification over the eight fields that Adyen documents, by a hexadecimal key. */
function computeSignature(item: Notification, key: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item;
  const signed = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    success,
  ];
  // Adyen's library would do the same, but loading it takes a second and 60 MB.
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed.join(':')).digest('base64');
}

const wrap = (item: Notification) => ({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] });

/** Signs deliveries: the signature is a part of the body. */
export const adyenSigner: DeliverySigner = {
  findSecret: ({ secrets }) => secrets['adyen-hmac-key'],
  createSecret: () => randomBytes(32).toString('hex'),
  sign: ({ body }, secret) => {
    // The gateway has written this text.
    const { padding, ...item } = JSON.parse(body) as Notification & { padding?: string };
    const signed = {
      ...item,
      additionalData: { ...item.additionalData, hmacSignature: computeSignature(item, secret) },
    };
    return { headers: {}, body: JSON.stringify({ ...wrap(signed), ...(padding !== undefined && { padding }) }) };
  },
};

/** Changes a notification to something that the merchant does not know. */
export const changeNotification: ChangeEvent = (item, change) =>
  change === 'unknown-type'
    ? { ...item, eventCode: 'DEMO_UNKNOWN' }
    : {
        ...item,
        pspReference: newPspReference(),
        originalReference: newPspReference(),
        merchantReference: newId('unknown'),
      };

/** Sends a notification about a payment or a modification. */
export function sendNotification(
  { webhooks, clock }: GatewayContext,
  realm: string,
  item: Omit<Notification, 'additionalData' | 'eventDate' | 'originalReference' | 'reason'> &
    Partial<Pick<Notification, 'additionalData' | 'originalReference' | 'reason'>>,
): void {
  const body = JSON.stringify({
    additionalData: {},
    originalReference: '',
    reason: '',
    ...item,
    eventDate: new Date(clock.now()).toISOString(),
  } satisfies Notification);
  webhooks.send({ eventId: newId('adyen'), realm, provider: 'adyen', body });
}
