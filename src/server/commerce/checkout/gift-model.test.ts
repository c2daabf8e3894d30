import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer } from '../../../../tests/support/checkout-lab.ts';
import { codeIn, openGiftLab } from '../../../../tests/support/gift-lab.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { type AccountContext, createRealmContext, type RealmContext } from '../../platform/realm-context.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { createMoney } from '../domain/money.ts';
import { listGiftsOfPurchases, lockGift } from '../gifts/gifts.store.ts';
import { redeemGift } from '../gifts/redeem-gift.ts';
import { hashGiftCode, mailGiftCode } from '../gifts/send-gift.ts';
import { settleDispute } from '../payments/settle-dispute.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { listSubscriptionsOfPurchase } from '../subscriptions/subscriptions.store.ts';
import { createPaymentHooks } from './payment-hooks.ts';

let lab: Awaited<ReturnType<typeof openGiftLab>>;
let context: RealmContext;
let giver: Buyer;
beforeAll(async () => {
  lab = await openGiftLab();
  const realm = await findRealm(lab.server.context.db, 'north');
  context = createRealmContext(lab.server.context, realm!);
  giver = await lab.addBuyer();
});
afterAll(() => lab.close());

const run = <T>(work: (tx: Tx) => Promise<T>) => inRealm(context.db, 'north', work);

/** A gift that was sent, and what the model knows of it. */
interface Model {
  purchaseId: string;
  paymentReference: string;
  codes: string[];
  redeemedBy: string | undefined;
  isRefunded: boolean;
  isDisputed: boolean;
  refunds: number;
}

async function addReceiver(): Promise<string> {
  const { email } = await lab.addBuyer({ hasAddress: false });
  const [row] = await lab.server.database.query<{ id: string }>('select id from accounts where email = $1', [email]);
  return row?.id ?? '';
}

async function addGift(): Promise<Model> {
  lab.server.clock.advance(3_600_000);
  giver = await lab.signInAgain(giver);
  const { purchase, recipientEmail } = await lab.buyGift(giver);
  const [attempt] = await lab.server.database.query<{ reference: string }>(
    `select reference from payment_attempts where purchase_id = $1`,
    [purchase.purchaseId],
  );
  return {
    purchaseId: purchase.purchaseId,
    paymentReference: attempt?.reference ?? '',
    codes: (await lab.readMails(recipientEmail)).map(codeIn),
    redeemedBy: undefined,
    isRefunded: false,
    isDisputed: false,
    refunds: 0,
  };
}

/** Redeems a code and returns whether it worked. */
async function redeem(accountId: string, code: string): Promise<boolean> {
  const caller = { id: accountId, isGuest: false } as AccountContext['caller'];
  const codeHash = hashGiftCode('north', code.replaceAll('-', ''));
  try {
    await run((tx) => redeemGift(tx, { ...context, caller }, { codeHash, acknowledgesOwn: true }));
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

const settle = (model: Model, result: 'SUCCEEDED' | 'FAILED') =>
  run((tx) =>
    settleRefund(tx, {
      realm: 'north',
      provider: 'card',
      now: context.clock.now(),
      hooks: createPaymentHooks(context),
      report: {
        refundId: undefined,
        reference: `${model.purchaseId} ${model.refunds}`,
        paymentReference: model.paymentReference,
        money: createMoney(2699n, 'EUR'),
        result,
      },
    }),
  );

const dispute = (model: Model, state: 'OPEN' | 'WON' | 'LOST') =>
  run((tx) =>
    settleDispute(tx, {
      realm: 'north',
      provider: 'card',
      eventKey: `${model.purchaseId} ${state}`,
      now: context.clock.now(),
      hooks: createPaymentHooks(context),
      report: {
        reference: `dispute ${model.purchaseId}`,
        paymentReference: model.paymentReference,
        money: createMoney(2699n, 'EUR'),
        state,
      },
    }),
  );

/** Mails the gift again, if it is neither redeemed nor blocked. */
async function resend(model: Model): Promise<void> {
  if (model.redeemedBy !== undefined || model.isRefunded || model.isDisputed) return;
  const gift = await run(async (tx) => {
    const found = (await listGiftsOfPurchases(tx, 'north', [model.purchaseId])).get(model.purchaseId);
    const locked = found && (await lockGift(tx, 'north', found.id));
    if (locked) await mailGiftCode(tx, context, locked);
    return locked;
  });
  model.codes.push((await lab.readMails(gift?.recipientEmail ?? '')).map(codeIn).at(-1) ?? '');
}

type Step = 'redeem-1' | 'redeem-2' | 'redeem-former' | 'resend' | 'refund' | 'refund-fails' | 'open' | 'won' | 'lost';

/** Takes a step, and checks that a redemption works exactly when the model allows it. */
async function take(step: Step, model: Model, receivers: readonly string[]): Promise<void> {
  if (step.startsWith('redeem')) {
    const accountId = receivers[step === 'redeem-2' ? 1 : 0] ?? '';
    const isFormer = step === 'redeem-former' && model.codes.length > 1;
    const { isRefunded, isDisputed, redeemedBy } = model;
    const isFree = redeemedBy === undefined || redeemedBy === accountId;
    const isPossible = !isFormer && !isRefunded && !isDisputed && isFree;
    const isRedeemed = await redeem(accountId, (isFormer ? model.codes[0] : model.codes.at(-1)) ?? '');
    expect(isRedeemed, step).toBe(isPossible);
    if (isRedeemed) model.redeemedBy = accountId;
    return;
  }
  if (step === 'resend') return resend(model);
  if (step === 'refund') {
    if (!model.isRefunded) model.refunds += 1;
    if ((await settle(model, 'SUCCEEDED')).kind === 'refunded') model.isRefunded = true;
    return;
  }
  if (step === 'refund-fails') {
    if (!model.isRefunded) return;
    if ((await settle(model, 'FAILED')).kind === 'refund-failed') model.isRefunded = false;
    return;
  }
  const states = { open: 'OPEN', won: 'WON', lost: 'LOST' } as const;
  const { kind } = await dispute(model, states[step as keyof typeof states]);
  if (kind === 'dispute-opened') model.isDisputed = model.redeemedBy === undefined;
  if (kind === 'dispute-won') model.isDisputed = false;
  if (kind === 'dispute-lost') model.isDisputed = true;
}

test('a code redeems at most once and never while its payment is taken back, in any order of events @gift-01', async () => {
  const receivers = [await addReceiver(), await addReceiver()];
  const steps = fc.array(
    fc.constantFrom<Step>(
      'redeem-1',
      'redeem-2',
      'redeem-former',
      'resend',
      'refund',
      'refund-fails',
      'open',
      'won',
      'lost',
    ),
    { minLength: 2, maxLength: 9 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const model = await addGift();
      for (const step of taken) {
        lab.server.clock.advance(1000);
        await take(step, model, receivers);
        const held = await run((tx) => listSubscriptionsOfPurchase(tx, 'north', model.purchaseId));
        expect(held.length).toBe(model.redeemedBy === undefined ? 0 : 1);
        const isBlocked = model.isRefunded || model.isDisputed;
        const isLive = held.some(({ subscription }) => subscription.life !== 'ENDED');
        expect(isLive && isBlocked, taken.join()).toBe(false);
      }
    }),
    { numRuns: 40, seed: 11 },
  );
}, 120_000);
