import { localise } from '#schemas/localise.ts';
import type { Licence } from '#schemas/generated/types.ts';
import type {
  Basket as WireBasket,
  PaymentAction as WireAction,
  PaymentOption,
  PurchaseStatus,
} from '#schemas/wire/commerce/checkout.ts';
import type { BoughtGift, GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { toJsonMoney } from '../domain/money.ts';
import { isOpen } from '../payments/attempt-state.ts';
import type { Attempt } from '../payments/attempts.store.ts';
import { getDeclineLabel } from '../payments/decline-label.ts';
import type { AccountInstrument } from '../payments/instruments.store.ts';
import type { PaymentAction } from '../payments/provider.ts';
import {
  getLicenceId,
  getNextCharge,
  type GrantReplacement,
  type GrantVoucher,
  type Purchase,
} from '../payments/purchases.store.ts';
import { toCard, toPaidCard } from '../payments/to-card.ts';
import type { PricedBasket } from './price-basket.ts';

type Translate = (key: string) => string;

/** What a basket's view needs besides the basket. */
interface BasketFacts {
  missingFields: string[];
  missingConsents: string[];
  paymentOptions: PaymentOption[];
  instruments: readonly AccountInstrument[];
  holder: string;
  /** Whether the realm has voucher campaigns. */
  acceptsVouchers: boolean;
  /** The licences of the realm. */
  licences: readonly Licence[];
}

/** Describes the voucher of a purchase, and the price of later payments that it does not reduce. */
function describeVoucher(
  { code, discount, laterPrice }: GrantVoucher,
  { quote, grants }: Purchase,
): WireBasket['vouchers'][number] {
  const next = grants[0]?.next;
  const isLimited = laterPrice && next && next.price.amount < laterPrice.amount && !discount.lifeTimeRepeat;
  return {
    code,
    reduction: quote.voucher,
    ...(isLimited && { later: { payments: discount.periods ?? 1, price: laterPrice, period: next.period } }),
  };
}

/** Describes the plan that a purchase replaces; undefined if there is none, or the realm no longer has it. */
export function describeReplacement(
  replaces: GrantReplacement | undefined,
  licences: readonly Licence[],
): WireBasket['replaces'] {
  const licence = replaces && licences.find(({ id }) => id === replaces.licenceId);
  if (!licence) return undefined;
  const { endsAt, isTrial, credit, series } = replaces;
  return omitUndefined({
    name: licence.name,
    endsAt,
    timing: credit ? ('NOW' as const) : ('PERIOD_END' as const),
    isTrial,
    keepsDates: series && (true as const),
  });
}

/** Describes the gift that a purchase buys; undefined for none. What the giver has written is no label. */
function describeGift(
  { gift }: Purchase,
  details: GiftDetails | undefined,
  t: Translate,
): { gift: BoughtGift } | undefined {
  if (!gift || !details) return undefined;
  const { giftId, name, period } = gift;
  return { gift: { giftId, name: localise(name, t), period, details } };
}

/** Converts a priced basket for its owner, in the owner's language. */
export function toBasket(
  { basket, purchase, licence, giftDetails, removedVoucher }: PricedBasket,
  { missingFields, missingConsents, paymentOptions, instruments, holder, acceptsVouchers, licences }: BasketFacts,
  t: Translate,
): WireBasket {
  const { quote, money, grants } = purchase;
  const [grant] = grants;
  const [line] = quote.lines;
  // The receiver of a gift gets the licence for a fixed time.
  const type = purchase.gift ? 'FIXED_DATE' : licence.purchaseStrategy.type;
  const isTrial = grant?.trialOf !== undefined;
  const payable = instruments.filter(({ provider, method }) =>
    paymentOptions.some((option) => option.provider === provider && option.method === method),
  );
  const described = localise(
    omitUndefined({
      id: basket.id,
      version: basket.version,
      basketItems: [
        {
          ...omitUndefined({ description: licence.description }),
          sku: line?.sku ?? '',
          licenceId: licence.id,
          name: licence.name,
          included: [...(licence.included ?? [])],
          subscriptionSetting: omitUndefined({
            subscriptionType: type,
            subscriptionPeriod: grant?.next?.period,
            trialPeriodDuration: isTrial ? licence.trialDetails?.period : undefined,
          }),
        },
      ],
      vouchers: grant?.voucher ? [describeVoucher(grant.voucher, purchase)] : [],
      acceptsVouchers,
      removedVoucher: removedVoucher && { code: removedVoucher.code, reason: `voucher.${removedVoucher.reason}` },
      total: toJsonMoney(money),
      price: quote.price,
      discount: quote.discount,
      credit: quote.credit?.amount ? quote.credit : undefined,
      replaces: describeReplacement(grant?.replaces, licences),
      tax: quote.tax,
      taxInclusive: line?.taxRule.isInclusive ?? true,
      validUntil: quote.validUntil,
      renewal: getNextCharge(purchase),
      endsAt: grant?.until,
      returnPath: basket.returnPath ?? undefined,
      missingFields,
      missingConsents,
      paymentOptions,
      cards: payable.map((instrument) => toCard(instrument, holder, [])),
      defaultCardId: payable.find(({ isDefault }) => isDefault)?.id,
    }),
    t,
  );
  return { ...described, ...describeGift(purchase, giftDetails, t) };
}

function toAction(action: PaymentAction): WireAction {
  switch (action.kind) {
    case 'redirect':
      return { type: 'REDIRECT', url: action.url };
    case 'challenge':
      return { type: 'CHALLENGE', url: action.url };
    case 'qr-code':
      return { type: 'QR', data: action.text, ...omitUndefined({ expiresAt: action.expiresAt }) };
  }
}

const STATUS = {
  CREATED: 'PENDING',
  SENT: 'PENDING',
  UNKNOWN: 'PENDING',
  ACTION: 'ACTION_REQUIRED',
  SUCCEEDED: 'COMPLETE',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<Attempt['state'], PurchaseStatus['status']>;

/** What the state of a purchase needs. */
interface PurchaseFacts {
  purchase: Purchase;
  /** The attempt that decides; undefined before the first one. */
  attempt: Attempt | undefined;
  licence: Licence | undefined;
  /** The licences of the realm. */
  licences: readonly Licence[];
  returnPath: string | null;
  /** Number of the invoice; undefined without one. */
  invoice: string | undefined;
  /** Whether the account has no password, and was mailed the link to set one. */
  hasPasswordMail: boolean;
  /** What the giver has written about the gift that the purchase buys; undefined for a licence. */
  giftDetails: GiftDetails | undefined;
}

/** Converts a purchase for its payer, in the payer's language. */
export function toPurchaseStatus(
  { purchase, attempt, licence, licences, returnPath, invoice, hasPasswordMail, giftDetails }: PurchaseFacts,
  t: Translate,
): PurchaseStatus {
  const { id, basketId, money, quote, grants, cardUpdate, state, paidAt } = purchase;
  const [grant] = grants;
  const isPaid = state === 'PAID';
  const isPutAside = attempt?.received && isOpen(attempt.state) && !isPaid;
  const action =
    attempt?.state === 'ACTION' && attempt.action && !isPaid && !isPutAside ? toAction(attempt.action) : undefined;
  const status: PurchaseStatus['status'] = isPaid
    ? 'COMPLETE'
    : isPutAside
      ? 'PENDING'
      : attempt
        ? STATUS[attempt.state]
        : 'OPEN';
  const decline = attempt?.state === 'FAILED' && !isPaid ? attempt.decline : null;
  const described = localise(
    omitUndefined({
      purchaseId: id,
      basketId,
      status,
      licenceId: getLicenceId(purchase),
      isCardUpdate: cardUpdate ? (true as const) : undefined,
      isRenewal: purchase.renewal ? (true as const) : undefined,
      hasPlanEnded: cardUpdate?.hasPlanEnded,
      total: toJsonMoney(money),
      provider: attempt?.provider,
      method: attempt?.method,
      action,
      redirectUrl: action && action.type !== 'QR' ? action.url : undefined,
      failure: decline
        ? { code: decline.code, message: getDeclineLabel(decline.code), canRetrySame: decline.class !== 'hard' }
        : undefined,
      wrongAmount:
        isPutAside && attempt.received
          ? { received: toJsonMoney(attempt.received), reference: attempt.reference ?? attempt.id }
          : undefined,
      receipt:
        isPaid && !cardUpdate
          ? {
              licenceId: getLicenceId(purchase),
              name: purchase.gift?.name ?? licence?.name ?? '',
              total: toJsonMoney(money),
              tax: quote.tax,
              paidAt: paidAt ?? 0,
              ...omitUndefined({
                invoice,
                card: attempt?.card ? toPaidCard(attempt.card) : undefined,
                renewal: getNextCharge(purchase),
                later: grant?.voucher && describeVoucher(grant.voucher, purchase).later,
                endsAt: grant?.until,
                replaces: describeReplacement(grant?.replaces, licences),
              }),
              ...(hasPasswordMail && { hasPasswordMail }),
            }
          : undefined,
      returnPath: returnPath ?? undefined,
    }),
    t,
  );
  const gift = describeGift(purchase, giftDetails, t);
  const { receipt } = described;
  return { ...described, ...gift, ...(receipt && { receipt: { ...receipt, ...gift } }) };
}
