import type { Tx } from '../../platform/db/scope.ts';
import { createRefund, type RefundCreation, type RefundRequest } from './create-refund.ts';
import type { PaymentContext } from './payment-context.ts';
import { findRefund } from './refunds.store.ts';
import { sendRefund } from './send-refunds.ts';

/**
 * Gives back the money of a payment, all or a part: adds the refund in a first transaction, calls the provider outside of
 * transactions, and records the answer in a second one. If the process ends in between, or the answer is lost, the
 * reconciler continues with the same idempotency key. All refunds of a payment together never exceed what was taken.
 *
 * When all money is given back, the licences of the purchase end, unless the request keeps them. A part never ends them.
 * @param onCreated runs in the first transaction, such as to record the request in an audit trail
 * @returns the refund after the provider's answer, which may be open; or why it is refused
 */
export async function requestRefund(
  context: PaymentContext,
  request: RefundRequest,
  onCreated?: (tx: Tx, creation: RefundCreation) => Promise<void>,
): Promise<RefundCreation> {
  const { realm, run, clock } = context;
  const creation = await run(async (tx) => {
    const created = await createRefund(tx, realm, request, clock.now());
    await onCreated?.(tx, created);
    return created;
  });
  if (creation.kind !== 'created') return creation;
  await sendRefund(context, creation.refund.id);
  const refund = await run((tx) => findRefund(tx, realm, creation.refund.id));
  return { kind: 'created', refund: refund ?? creation.refund };
}
