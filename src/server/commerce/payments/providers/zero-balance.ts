import type { MethodCapability, PaymentOrder, PaymentProvider, PaymentReport, ProviderFactory } from '../provider.ts';

const METHODS: readonly MethodCapability[] = [{ method: 'zero-balance', flow: 'none', renewal: 'by-invoice' }];

/** Pays an order of 0, for which no provider is asked: after vouchers, gifts or account credit. Refuses every other one. */
async function startPayment({ attemptId, money, realm, accountId }: PaymentOrder): Promise<PaymentReport> {
  const isFree = money.amount === 0n;
  return {
    attemptId,
    reference: undefined,
    money,
    realm,
    accountId,
    result: isFree ? { kind: 'SUCCEEDED' } : { kind: 'FAILED', decline: 'hard', code: 'payment_refused' },
  };
}

const createZeroBalanceProvider = (): PaymentProvider => ({
  name: 'zero-balance',
  methods: METHODS,
  origins: { frame: [], script: [], connect: [] },
  openFields: async () => {
    throw new Error('An order of 0 has no card fields');
  },
  readToken: async () => undefined,
  startPayment,
  readPayment: async () => undefined,
  continuePayment: async () => undefined,
  cancelPayment: async () => undefined,
  refundPayment: async ({ refundId, payment: { reference: paymentReference }, money }) => ({
    refundId,
    reference: undefined,
    paymentReference,
    money,
    result: money.amount === 0n ? 'SUCCEEDED' : 'FAILED',
  }),
  readRefund: async () => undefined,
  removeInstrument: async () => undefined,
  readEvent: async () => undefined,
});

/** Provider of orders of 0. It makes no calls. */
export const zeroBalanceFactory: ProviderFactory = {
  name: 'zero-balance',
  methods: METHODS,
  secrets: [],
  config: [],
  create: async () => createZeroBalanceProvider(),
};
