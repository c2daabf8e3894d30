import type { Tx } from '../../platform/db/scope.ts';
import { fromJsonMoney, type JsonMoney, type Money, toJsonMoney } from '../domain/money.ts';
import type { DisputeReport, EventHeaders, PaymentReport, ProviderEvent, RefundReport } from './provider.ts';

/** Headers with credentials, which are never stored. */
const SECRET_HEADERS = ['authorization', 'cookie', 'proxy-authorization', 'x-api-key'];

/** A report as it is stored, with an integer as amount. */
type Stored<Report> = Omit<Report, 'money'> & { money?: JsonMoney };

/** Key of a stored event. */
export interface EventKey {
  provider: string;
  key: string;
}

const writeReport = <Report extends { money: Money | undefined }>(report: Report | undefined): string | null => {
  if (!report) return null;
  const { money, ...facts } = report;
  return JSON.stringify({ ...facts, ...(money && { money: toJsonMoney(money) }) });
};

const toReport = ({
  money,
  attemptId,
  reference,
  realm,
  accountId,
  result,
  instrument,
}: Stored<PaymentReport>): PaymentReport => ({
  attemptId,
  reference,
  money: money && fromJsonMoney(money),
  realm,
  accountId,
  result,
  instrument,
});

const toRefundReport = ({
  money,
  refundId,
  reference,
  paymentReference,
  result,
}: Stored<RefundReport>): RefundReport => ({
  refundId,
  reference,
  paymentReference,
  money: money && fromJsonMoney(money),
  result,
});

const toDisputeReport = ({ money, reference, paymentReference, state }: Stored<DisputeReport>): DisputeReport => ({
  reference,
  paymentReference,
  money: money && fromJsonMoney(money),
  state,
});

/** Stores an event as it was received. False for a repeated delivery. @param now milliseconds since 1970 */
export async function insertEvent(
  tx: Tx,
  realm: string,
  {
    provider,
    event,
    body,
    headers,
    now,
  }: {
    provider: string;
    event: ProviderEvent;
    body: Buffer;
    headers: EventHeaders;
    now: number;
  },
): Promise<boolean> {
  const stored = Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADERS.includes(name)));
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('provider_events')
    .values({
      realm,
      provider,
      event_key: event.key,
      body,
      headers: JSON.stringify(stored),
      report: writeReport(event.report),
      refund: writeReport(event.refund),
      dispute: writeReport(event.dispute),
      received_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'provider', 'event_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** What a stored event reports. */
interface StoredEvent {
  report: PaymentReport | undefined;
  refund: RefundReport | undefined;
  dispute: DisputeReport | undefined;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** Locks an event that is not handled, and returns what it reports; undefined for one that is handled or unknown. */
export async function lockUnhandledEvent(
  tx: Tx,
  realm: string,
  { provider, key }: EventKey,
): Promise<StoredEvent | undefined> {
  const row = await tx
    .selectFrom('provider_events')
    .select(['report', 'refund', 'dispute', 'received_at'])
    .where('realm', '=', realm)
    .where('provider', '=', provider)
    .where('event_key', '=', key)
    .where('handled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Only `insertEvent` writes the columns.
  return (
    row && {
      report: row.report ? toReport(row.report as Stored<PaymentReport>) : undefined,
      refund: row.refund ? toRefundReport(row.refund as Stored<RefundReport>) : undefined,
      dispute: row.dispute ? toDisputeReport(row.dispute as Stored<DisputeReport>) : undefined,
      receivedAt: row.received_at.getTime(),
    }
  );
}

/** Lets an event wait until a time in milliseconds since 1970. */
export async function postponeEvent(tx: Tx, realm: string, { provider, key }: EventKey, until: number): Promise<void> {
  await tx
    .updateTable('provider_events')
    .set({ next_try_at: new Date(until) })
    .where('realm', '=', realm)
    .where('provider', '=', provider)
    .where('event_key', '=', key)
    .execute();
}

/** Result of a handled event. */
interface HandledEvent {
  outcome: string;
  /** Account of the purchase, with which the event is deleted; null for none. */
  accountId: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** Stores that an event is handled. */
export async function markEventHandled(
  tx: Tx,
  realm: string,
  { provider, key }: EventKey,
  { outcome, accountId, now }: HandledEvent,
): Promise<void> {
  await tx
    .updateTable('provider_events')
    .set({ handled_at: new Date(now), outcome, account_id: accountId })
    .where('realm', '=', realm)
    .where('provider', '=', provider)
    .where('event_key', '=', key)
    .execute();
}

/**
 * Lists events that are not handled, the oldest first: those that were received before a time, and of those that wait the
 * ones whose time has come.
 * @param times in milliseconds since 1970
 */
export async function listUnhandledEvents(
  tx: Tx,
  realm: string,
  { before, now }: { before: number; now: number },
  limit: number,
): Promise<EventKey[]> {
  const rows = await tx
    .selectFrom('provider_events')
    .select(['provider', 'event_key'])
    .where('realm', '=', realm)
    .where('handled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('next_try_at', 'is', null), eb('received_at', '<=', new Date(before))]),
        eb('next_try_at', '<=', new Date(now)),
      ]),
    )
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ provider, event_key }) => ({ provider, key: event_key }));
}
