import Stripe from 'stripe';
import type { EventHeaders, ProviderEvent } from '../../provider.ts';
import {
  type Intent,
  isInstrumentMissing,
  toDisputeReport,
  toPaymentReport,
  toRefundReport,
} from './stripe-reports.ts';

/** Whether an event is about an intent. The types are checked too, because a new type may mean anything. */
const isIntentEvent = (type: string, object: Stripe.Event['data']['object']): object is Intent =>
  /^(?:payment|setup)_intent\./.test(type) &&
  'object' in object &&
  (object.object === 'payment_intent' || object.object === 'setup_intent');

/** Verifies the signature, whose tolerance is five minutes by the machine's clock. */
async function verifyEvent(
  stripe: Stripe,
  body: Buffer,
  headers: EventHeaders,
  secret: string,
): Promise<Stripe.Event | undefined> {
  try {
    return await stripe.webhooks.constructEventAsync(body, headers['stripe-signature'] ?? '', secret);
  } catch (error) {
    // A SyntaxError: the body is signed, but is no JSON.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

/**
 * Verifies and reads an event.
 * @param readIntent reads an intent with what the event lacks
 */
export async function readStripeEvent(
  stripe: Stripe,
  body: Buffer,
  headers: EventHeaders,
  { secret, readIntent }: { secret: string; readIntent: (intent: Intent) => Promise<Intent> },
): Promise<ProviderEvent | undefined> {
  const event = await verifyEvent(stripe, body, headers, secret);
  if (!event) return undefined;
  const { id: key, type } = event;
  const { object } = event.data;
  switch (type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { key, report: undefined, refund: toRefundReport(event.data.object) };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { key, report: undefined, dispute: toDisputeReport(event.data.object) };
    case 'payment_intent.created':
    case 'setup_intent.created':
      // An intent is created before it is confirmed, when its state says nothing yet.
      return { key, report: undefined };
    default:
      // An intent without an attempt is another program's on the same Stripe account.
      if (!isIntentEvent(type, object) || !object.metadata?.['attempt']) return { key, report: undefined };
      return { key, report: toPaymentReport(isInstrumentMissing(object) ? await readIntent(object) : object) };
  }
}
