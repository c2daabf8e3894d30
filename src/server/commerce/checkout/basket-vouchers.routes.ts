import { type LimitedAttempt, limitAttempts } from '../../identity/sessions/attempts.ts';
import { inRealm, type RunTransaction, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { type BasketVoucher, createVoucherProblem, findVoucher, isVoucherNamed } from '../vouchers/basket-voucher.ts';
import { type Basket, findOpenBasket, lockBasketRow, putBasket } from './baskets.store.ts';
import { assertTerritory, type Checkout, describeBasket, loadCheckout } from './load-checkout.ts';

type Names = 'PUT /api/v2/baskets/vouchers/{code}' | 'DELETE /api/v2/baskets/vouchers/{code}';

/** Unknown codes within ten minutes after which an account has to wait. */
const MOST_OF_ACCOUNT = 5;
/** The same for a network; higher, because many users may share an address. */
const MOST_OF_NETWORK = 30;

const createRun =
  ({ db, realm }: AccountContext): RunTransaction =>
  (work, options) =>
    inRealm(db, realm.id, work, options);

function toLimits({ caller, address }: AccountContext): LimitedAttempt {
  const account = `voucher account:${caller.id}`;
  const network = address === undefined ? undefined : `voucher network:${toNetwork(address)}`;
  const subjects = [account, ...(network === undefined ? [] : [network])];
  return {
    subjects,
    ruleFor: () => ({
      limits: subjects.map((subject) => ({ subject, most: subject === account ? MOST_OF_ACCOUNT : MOST_OF_NETWORK })),
      counted: subjects,
    }),
  };
}

/**
 * Finds the voucher of a code that the caller typed. Only unknown codes count as failures. A known code does not reset
 * them: the holder of one code could guess others without a limit.
 * @throws ProblemError 404 for an unknown code, 429 after too many of them
 */
export async function requireVoucher(context: AccountContext, text: string): Promise<BasketVoucher> {
  const run = createRun(context);
  const limits = toLimits(context);
  const found = await limitAttempts(context, { runInTransaction: run, prepare: async () => limits }, (attempt) =>
    run(async (tx) => {
      const voucher = await findVoucher(tx, context, text);
      if (!voucher) await attempt.recordFailure(tx);
      return voucher;
    }),
  );
  if (!found) throw createVoucherProblem('unknown');
  return found;
}

/**
 * Checks that the voucher which the caller entered reduces the basket.
 * @throws ProblemError 409 with the reason if not, or while a payment of the basket waits for its result
 */
export function assertVoucherApplied({ priced }: Checkout, { campaign }: BasketVoucher): void {
  const { removedVoucher, purchase } = priced;
  if (removedVoucher) throw createVoucherProblem(removedVoucher.reason);
  if (purchase.grants[0]?.voucher?.campaign !== campaign) throw new ProblemError('CONFLICT', ['paymentInProgress']);
}

/** Finds and locks the caller's basket. @throws ProblemError 404 without one */
async function lockOpenBasket(tx: Tx, { realm, caller }: AccountContext): Promise<Basket> {
  const open = await findOpenBasket(tx, realm.id, caller.id);
  const basket = open && (await lockBasketRow(tx, realm.id, open.id));
  if (!basket) throw new ProblemError('NOT_FOUND', ['basketMissing']);
  return basket;
}

/** Vouchers of the basket that the caller changed last and has not paid. */
export const basketVoucherHandlers: Handlers<Names> = {
  'PUT /api/v2/baskets/vouchers/{code}': async (call) => {
    assertTerritory(call);
    const { realm, params, clock } = call;
    const voucher = await requireVoucher(call, params.code);
    const checkout = await createRun(call)(async (tx) => {
      const basket = { ...(await lockOpenBasket(tx, call)), voucher };
      await putBasket(tx, realm.id, basket, clock.now());
      const loaded = await loadCheckout(tx, call, basket);
      assertVoucherApplied(loaded, voucher);
      return loaded;
    });
    return describeBasket(call, checkout);
  },
  'DELETE /api/v2/baskets/vouchers/{code}': async (call) => {
    assertTerritory(call);
    const { realm, params, clock } = call;
    const checkout = await createRun(call)(async (tx) => {
      const known = await lockOpenBasket(tx, call);
      if (!known.voucher || !isVoucherNamed(call, known.voucher, params.code)) throw createVoucherProblem('unknown');
      const basket = { ...known, voucher: null };
      await putBasket(tx, realm.id, basket, clock.now());
      const loaded = await loadCheckout(tx, call, basket);
      if (loaded.priced.purchase.grants[0]?.voucher) throw new ProblemError('CONFLICT', ['paymentInProgress']);
      return loaded;
    });
    return describeBasket(call, checkout);
  },
};
