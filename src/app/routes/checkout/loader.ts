import { type LoaderFunctionArgs, redirectDocument, replace } from 'react-router';
import type { PreparedCheckout } from '#renderers/ports/checkout.ts';
import type { ConsentTerm, PlanItem } from '#schemas/generated/types.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { CardList } from '#schemas/wire/commerce/billing.ts';
import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { GiftProduct } from '#schemas/wire/commerce/gifts.ts';
import { NO_ANSWER, ProblemError } from '#services/api/problem-error.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { createNotFoundError } from '../../loading/lost-page.ts';
import { type Services, servicesContext } from '../../services.ts';
import { loadGiftProduct } from '../gifts/loader.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Data of the checkout: the plan with the price of the caller's country, and the realm's terms. */
export interface CheckoutData {
  isGuest: boolean;
  plan: PlanItem;
  terms: ConsentTerm[];
  /** Created while the page is rendered on the server; undefined if the browser has to create it. */
  prepared?: PreparedCheckout;
}

/** Data of the pages of a purchase. The return page reads its purchase in the browser. */
export interface PurchaseData {
  isGuest: boolean;
  /** Undefined if it cannot be read. */
  purchase: PurchaseStatus | undefined;
  /** The server did not answer, so the page reads the purchase until it does. */
  isLost?: boolean;
}

/** Whether a failed call may succeed later: no answer, or a fault of the server. */
const isLostAnswer = (status: number) => status === NO_ANSWER || status >= 500;

/** Licence ids as they occur in paths. */
const LICENCE_ID = /^[1-9]\d{0,8}$/;

async function loadPlan(services: Services, request: Request, id: string): Promise<CheckoutData> {
  const { api, session } = services;
  if (!LICENCE_ID.test(id)) throw await throwRouteError(Promise.reject(createNotFoundError()));
  const [{ isGuest }, { plans }, { fields }, prepared] = await Promise.all([
    throwRouteError(session.ensure()),
    throwRouteError(api.call('GET /api/v1/view/plans', { query: { licenceId: [Number(id)] } })),
    throwRouteError(api.call('GET /api/v2/consent-prompt')),
    services.prepareCheckout?.(services, request, Number(id)),
  ]);
  const [plan] = plans ?? [];
  if (!plan?.isPurchasable) return throwRouteError(Promise.reject(createNotFoundError()));
  return { isGuest, plan, terms: fields, ...(prepared && { prepared }) };
}

/** Data of the page that changes what pays a plan. */
export interface PaymentUpdateData {
  licenceId: number;
  cards: CardList;
}

async function loadPaymentUpdate(services: Services, request: Request, id: string): Promise<PaymentUpdateData> {
  await requireSignedIn(services, request);
  if (!LICENCE_ID.test(id)) throw await throwRouteError(Promise.reject(createNotFoundError()));
  return { licenceId: Number(id), cards: await throwRouteError(services.api.call('GET /api/v2/card')) };
}

async function loadPurchase(services: Services, request: Request): Promise<PurchaseData> {
  await requireSignedIn(services, request);
  const id = new URL(request.url).searchParams.get('purchase') ?? '';
  try {
    const purchase = await services.api.call('GET /api/v2/customer/purchases/{id}', { params: { id } });
    return { isGuest: false, purchase };
  } catch (error) {
    if (error instanceof ProblemError && [400, 403, 404].includes(error.problem.status))
      return { isGuest: false, purchase: undefined };
    // In the browser the page waits for the connection: an error page would hide the result of a payment.
    if (typeof window !== 'undefined' && error instanceof ProblemError && isLostAnswer(error.problem.status))
      return { isGuest: false, purchase: undefined, isLost: true };
    return throwRouteError(Promise.reject(error));
  }
}

/** Data of the payment of a gift. What the user typed about the gift is in the browser. */
export interface GiftPaymentData {
  isGuest: boolean;
  product: GiftProduct;
  terms: ConsentTerm[];
}

/** Loads the payment of a gift. An address without the gift's id leads to all gifts. */
async function loadGiftPayment(services: Services, giftId: string | undefined): Promise<GiftPaymentData> {
  const { api, session, pathSegments, lang } = services;
  if (giftId === undefined) throw replace(pathTo('GIFTS', pathSegments, {}, { lang }));
  const [{ isGuest }, product, { fields }] = await Promise.all([
    throwRouteError(session.ensure()),
    loadGiftProduct(services, giftId),
    throwRouteError(api.call('GET /api/v2/consent-prompt')),
  ]);
  return { isGuest, product, terms: fields };
}

/** Pages with card fields, or with the page of a bank in a frame. */
const PAY_ROUTES: readonly RouteName[] = ['PAYMENT', 'PAYMENT_AUTHORIZATION', 'PAYMENT_UPDATE', 'GIFT_PAY'];

/**
 * Loads the page as a document of its own if the browser came to it by a link. The content security policy of the page
 * before does not allow the frames of payment providers.
 */
function requireOwnDocument(request: Request): void {
  if (typeof window === 'undefined') return;
  const [document] = performance.getEntriesByType('navigation');
  if (document && new URL(document.name).pathname !== new URL(request.url).pathname)
    throw redirectDocument(request.url);
}

/** Loads the data of a page of the checkout. */
export async function loadCheckoutRoute(
  name: RouteName,
  { context, request, params }: LoaderFunctionArgs,
): Promise<CheckoutData | GiftPaymentData | PaymentUpdateData | PurchaseData> {
  const services = context.get(servicesContext);
  if (PAY_ROUTES.includes(name)) requireOwnDocument(request);
  if (name === 'PAYMENT_UPDATE') return loadPaymentUpdate(services, request, params['licenceId'] ?? '');
  if (name === 'GIFT_PAY') return loadGiftPayment(services, params['giftId']);
  if (name === 'PAYMENT') return loadPlan(services, request, params['id'] ?? '');
  if (name !== 'PAY') return loadPurchase(services, request);
  const { isGuest } = await throwRouteError(services.session.ensure());
  return { isGuest, purchase: undefined };
}
