import type { LoaderFunctionArgs } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { CardList, Invoice, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { SentGift } from '#schemas/wire/commerce/gifts.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { createBilling } from '#services/billing/billing.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Data of the payments page; what could not be read is undefined. */
export interface PaymentsData {
  plans: LicenceStatus[] | undefined;
  gifts: SentGift[] | undefined;
  cards: CardList | undefined;
  history: PaymentHistory | undefined;
}

/** Data of the page of an invoice. */
export interface InvoiceData {
  invoice: Invoice;
}

/** Awaits one of several independent parts of a page. The page reads a failed part again and shows its error there. */
async function readPart<Data>(request: Promise<Data>): Promise<Data | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** Loads the payments of the account, or one of its invoices. Guests are redirected to sign-in. */
export async function loadRoute(
  name: RouteName,
  { context, request, params }: LoaderFunctionArgs,
): Promise<PaymentsData | InvoiceData> {
  const services = context.get(servicesContext);
  await requireSignedIn(services, request);
  const billing = createBilling(services.api);
  if (name === 'ACCOUNT_INVOICE') return { invoice: await throwRouteError(billing.readInvoice(params['id'] ?? '')) };
  const [plans, gifts, cards, history] = await Promise.all([
    readPart(billing.listPlans()),
    readPart(billing.listSentGifts()),
    readPart(billing.listCards()),
    readPart(billing.readHistory(undefined)),
  ]);
  return { plans, gifts, cards, history };
}
