import { afterAll, beforeAll } from 'vitest';
import { describeEvents } from './event-tests.ts';
import { describeFaults } from './fault-tests.ts';
import { openProviderLab, type ProviderLab } from './lab.ts';
import { describePayments } from './payment-tests.ts';
import { describeRefundsAndCards } from './refund-and-card-tests.ts';
import type { ProviderTraits } from './traits.ts';

/** Runs the behaviour suite of payment providers on an adapter, against the local gateway over HTTP. */
export function describeProvider(traits: ProviderTraits): void {
  let lab: ProviderLab;
  beforeAll(async () => {
    lab = await openProviderLab(traits.factory, traits);
  });
  afterAll(() => lab.close());
  for (const define of [describePayments, describeFaults, describeRefundsAndCards, describeEvents])
    define(traits, () => lab);
}
