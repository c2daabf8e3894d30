import type { Tx } from '../../platform/db/scope.ts';
import { fromJsonMoney, type JsonMoney, toJsonMoney } from '../domain/money.ts';
import type { EventHeaders, PaymentReport, ProviderEvent } from './provider.ts';

/** Headers with credentials, which are never stored. */
const SECRET_HEADERS = ['authorization', 'cookie', 'proxy-authorization', 'x-api-key'];

/** A report as it is stored, with an integer as amount. */
type StoredReport = Omit<PaymentReport, 'money'> & { money?: JsonMoney };

/** Key of a stored event. */
export interface EventKey {
  provider: string;
  key: string;
}

const toStored = ({ money, ...report }: PaymentReport): StoredReport => ({
  ...report,
  ...(money && { money: toJsonMoney(money) }),
});

const toReport = ({ money, attemptId, reference, realm, accountId, result }: StoredReport): PaymentReport => ({
  attemptId,
  reference,
  money: money && fromJsonMoney(money),
  realm,
  accountId,
  result,
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
      report: event.report ? JSON.stringify(toStored(event.report)) : null,
      received_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'provider', 'event_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Locks an event that is not handled, and returns its report; undefined for an event that is handled or unknown. */
export async function lockUnhandledEvent(
  tx: Tx,
  realm: string,
  { provider, key }: EventKey,
): Promise<{ report: PaymentReport | undefined } | undefined> {
  const row = await tx
    .selectFrom('provider_events')
    .select('report')
    .where('realm', '=', realm)
    .where('provider', '=', provider)
    .where('event_key', '=', key)
    .where('handled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Only `insertEvent` writes the column.
  return row && { report: row.report ? toReport(row.report as StoredReport) : undefined };
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

/** Lists events that were received before a time and are not handled, the oldest first. @param before milliseconds */
export async function listUnhandledEvents(tx: Tx, realm: string, before: number, limit: number): Promise<EventKey[]> {
  const rows = await tx
    .selectFrom('provider_events')
    .select(['provider', 'event_key'])
    .where('realm', '=', realm)
    .where('handled_at', 'is', null)
    .where('received_at', '<=', new Date(before))
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ provider, event_key }) => ({ provider, key: event_key }));
}
