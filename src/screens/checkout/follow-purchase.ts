import { CheckoutError } from '#renderers/ports/checkout.ts';
import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { type RefusalOutcome, resolveRefusal } from './payment-errors.ts';

/** Interval of reading a purchase in the first minute, in the next minutes, and afterwards. */
const FAST_POLL_MS = 700;
const POLL_MS = 3000;
const SLOW_POLL_MS = 10_000;
const FAST_POLLS_UNTIL_MS = 60_000;
const POLLS_UNTIL_MS = 10 * 60_000;

/** How long the page waits for a result or for the server before it says that the result comes by email. */
export const RESULT_TIMEOUT_MS = 60_000;

/** Interval before the next read of a purchase. @param elapsedMs time since the first one */
export function getPollInterval(elapsedMs: number): number {
  if (elapsedMs < FAST_POLLS_UNTIL_MS) return FAST_POLL_MS;
  return elapsedMs < POLLS_UNTIL_MS ? POLL_MS : SLOW_POLL_MS;
}

/** Statuses that no later read changes. */
export const isFinal = ({ status }: PurchaseStatus): boolean => status !== 'PENDING' && status !== 'ACTION_REQUIRED';

/** Converts an error of the port into what the checkout does about it. @throws the error if it is another one */
export function toRefusal(error: unknown): RefusalOutcome {
  if (!(error instanceof CheckoutError)) throw error;
  return resolveRefusal(error);
}

interface FollowOptions {
  read: () => Promise<PurchaseStatus>;
  /** Resolves after the given milliseconds, or earlier if the network or the user comes back. */
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a clock. */
  now: () => number;
  isOver: () => boolean;
  onPurchase: (purchase: PurchaseStatus) => void;
  onConnectionLost: () => void;
  /** The result is still not known after `RESULT_TIMEOUT_MS`. */
  onDelay: () => void;
  /** The purchase cannot be read, such as one of another account. */
  onRefusal: (outcome: RefusalOutcome) => void;
}

/**
 * Reads a purchase until it has a result. A lost answer is no result: reading goes on, more slowly, for as long as the
 * page is open.
 */
export async function followPurchase(options: FollowOptions): Promise<void> {
  const { read, wait, now, isOver, onPurchase, onConnectionLost, onDelay, onRefusal } = options;
  const startedAt = now();
  let unknownSince: number | undefined;
  for (;;) {
    await wait(getPollInterval(now() - startedAt));
    if (isOver()) return;
    let isWaiting = false;
    try {
      const purchase = await read();
      if (isOver()) return;
      onPurchase(purchase);
      if (isFinal(purchase)) return;
      isWaiting = purchase.status === 'PENDING';
    } catch (error) {
      const outcome = toRefusal(error);
      if (isOver()) return;
      if (outcome.kind !== 'connection-lost') {
        onRefusal(outcome);
        return;
      }
      onConnectionLost();
      isWaiting = true;
    }
    if (!isWaiting) unknownSince = undefined;
    else {
      unknownSince ??= now();
      if (now() - unknownSince >= RESULT_TIMEOUT_MS) onDelay();
    }
  }
}
