import type { PaymentContext } from './payment-context.ts';

/** Runs work for each item, one after another. An error is logged and does not stop the others. */
export async function runEach<Item>(
  { log, realm }: Pick<PaymentContext, 'log' | 'realm'>,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      log.error({ realm, err: error }, 'A payment could not be reconciled; it will be tried again');
    }
}
