import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  PaymentResult,
  ProviderEvent,
  RefundOrder,
  RefundReport,
} from '#server/commerce/payments/provider.ts';

/** Faults of one call: lost after the work was done, refused before it, or slow. */
export type Fault = 'answer-lost' | 'error-before-work' | 'slow';

interface FakePayment {
  order: PaymentOrder;
  reference: string;
  result: PaymentResult;
}

/** A refund at the fake provider. */
interface FakeRefund {
  order: RefundOrder;
  result: RefundReport['result'];
}

/** A payment provider in memory, with scripted results and faults. */
export interface FakeProvider extends PaymentProvider {
  /** Payments by our attempt id. */
  payments: Map<string, FakePayment>;
  /** Refunds by our id. */
  refunds: Map<string, FakeRefund>;
  /** Number of calls that asked for a refund, with our ids. */
  refundCalls: string[];
  /** Sets what new refunds result in; default SUCCEEDED. */
  setNextRefund: (result: RefundReport['result']) => void;
  /** Whether the provider can be asked about refunds; default true. */
  setRefundsReadable: (isReadable: boolean) => void;
  /** Reports the current state of a refund. */
  reportRefund: (refundId: string, changes?: Partial<RefundReport>) => RefundReport;
  /** Number of payments that took money. */
  countCharges: () => number;
  /** Sets what new payments result in; default SUCCEEDED. */
  setNextResult: (result: PaymentResult) => void;
  /** Decides the fault of each call by its number, from 0; undefined for none. */
  setFaults: (pick: (call: number) => Fault | undefined) => void;
  /** Changes the state of a payment, as the payer or the bank does. */
  change: (attemptId: string, result: PaymentResult) => void;
  /** Reports the current state of a payment. */
  report: (attemptId: string, changes?: Partial<PaymentReport>) => PaymentReport;
}

/** Creates an event whose body is the event itself; the header `x-signature` must be `valid`. */
export const toMessage = (event: ProviderEvent): Buffer =>
  Buffer.from(
    JSON.stringify(event, (_, value: unknown) => (typeof value === 'bigint' ? { bigint: value.toString() } : value)),
  );

function readMessage(body: Buffer): ProviderEvent {
  const event = JSON.parse(body.toString(), (_, value: unknown) =>
    value !== null && typeof value === 'object' && 'bigint' in value ? BigInt(String(value.bigint)) : value,
  ) as Partial<ProviderEvent> & { key: string };
  return { ...event, report: event.report };
}

export const SIGNED = { 'x-signature': 'valid' };

/** Creates a provider. Payments of one name are numbered, so that references are unique. */
export function createFakeProvider(name = 'fake'): FakeProvider {
  const payments: FakeProvider['payments'] = new Map();
  let nextResult: PaymentResult = { kind: 'SUCCEEDED' };
  let pickFault: (call: number) => Fault | undefined = () => undefined;
  let calls = 0;
  const refunds: FakeProvider['refunds'] = new Map();
  const refundCalls: string[] = [];
  let nextRefund: RefundReport['result'] = 'SUCCEEDED';
  let areRefundsReadable = true;
  const reportRefund: FakeProvider['reportRefund'] = (refundId, changes = {}) => {
    const refund = refunds.get(refundId);
    if (!refund) throw new Error(`There is no refund ${refundId}`);
    const { payment, money } = refund.order;
    return {
      refundId,
      reference: `refund-${refundId}`,
      paymentReference: payment.reference,
      money,
      result: refund.result,
      ...changes,
    };
  };
  const report: FakeProvider['report'] = (attemptId, changes = {}) => {
    const payment = payments.get(attemptId);
    if (!payment) throw new Error(`There is no payment of the attempt ${attemptId}`);
    const { order, reference, result } = payment;
    return {
      attemptId,
      reference,
      money: order.money,
      realm: order.realm,
      accountId: order.accountId,
      result,
      ...changes,
    };
  };
  async function withFault<T>(work: () => T): Promise<T> {
    const fault = pickFault(calls++);
    if (fault === 'slow') await nextTurn();
    if (fault === 'error-before-work') throw new Error('The provider refused the connection');
    const answer = work();
    if (fault === 'answer-lost') throw new Error('The provider closed the connection before its answer');
    return answer;
  }
  const find = ({ attemptId }: PaymentKey) => (payments.has(attemptId) ? report(attemptId) : undefined);
  return {
    name,
    methods: [{ method: 'card', flow: 'fields', renewal: 'native' }],
    origins: { frame: [], script: [], connect: [] },
    payments,
    report,
    refunds,
    refundCalls,
    reportRefund,
    setNextRefund: (result) => {
      nextRefund = result;
    },
    setRefundsReadable: (isReadable) => {
      areRefundsReadable = isReadable;
    },
    countCharges: () => [...payments.values()].filter(({ result }) => result.kind === 'SUCCEEDED').length,
    setNextResult: (result) => {
      nextResult = result;
    },
    setFaults: (pick) => {
      calls = 0;
      pickFault = pick;
    },
    change: (attemptId, result) => {
      const payment = payments.get(attemptId);
      if (payment) payment.result = result;
    },
    startPayment: (order) =>
      withFault(() => {
        if (!payments.has(order.attemptId))
          payments.set(order.attemptId, {
            order,
            reference: `${name}-${order.attemptId}`,
            result: nextResult,
          });
        return report(order.attemptId);
      }),
    openFields: async () => ({ kind: 'frame', url: 'https://fields.test/', id: '' }),
    readToken: async () => undefined,
    readPayment: (key) => withFault(() => find(key)),
    continuePayment: (key) => withFault(() => find(key)),
    refundPayment: (order) => {
      refundCalls.push(order.refundId);
      return withFault(() => {
        if (!refunds.has(order.refundId)) refunds.set(order.refundId, { order, result: nextRefund });
        return reportRefund(order.refundId);
      });
    },
    readRefund: ({ refundId }) =>
      withFault(() => (areRefundsReadable && refunds.has(refundId) ? reportRefund(refundId) : undefined)),
    removeInstrument: async () => undefined,
    cancelPayment: (key) =>
      withFault(() => {
        const payment = payments.get(key.attemptId);
        if (payment && payment.result.kind !== 'SUCCEEDED') payment.result = { kind: 'CANCELLED' };
        return find(key);
      }),
    readEvent: async (body, headers) => (headers['x-signature'] === 'valid' ? readMessage(body) : undefined),
  };
}
