import { useMemo } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { pathTo } from '#schemas/routes/paths.ts';
import { createBilling } from '#services/billing/billing.ts';
import { InvoiceScreen } from '#screens/payments/invoice-screen.tsx';
import { PaymentsScreen } from '#screens/payments/payments-screen.tsx';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import type { InvoiceData, PaymentsData } from './loader.ts';

export { loadRoute } from './loader.ts';

/** Payments of the account, and the page of one invoice, in one chunk. */
export function Component() {
  const loaded = useLoaderData<PaymentsData | InvoiceData>();
  const brand = useRouteLoaderData<RootData>('root')?.settings.name ?? '';
  const { api, pathSegments, lang } = useServices();
  const { nav } = useAccountNav('payments');
  const port = useMemo(() => createBilling(api), [api]);
  if ('invoice' in loaded)
    return (
      <InvoiceScreen
        brand={brand}
        nav={nav}
        invoice={loaded.invoice}
        backHref={pathTo('ACCOUNT_PAYMENTS', pathSegments, {}, { lang })}
        onPrint={() => window.print()}
      />
    );
  return (
    <PaymentsScreen
      brand={brand}
      nav={nav}
      port={port}
      cards={loaded.cards}
      plans={loaded.plans}
      gifts={loaded.gifts}
      history={loaded.history}
      links={{
        plans: pathTo('PURCHASE', pathSegments, {}, { lang }),
        redeem: pathTo('GIFT_REDEMPTION', pathSegments, {}, { lang }),
        getChangeHref: (licenceId) => pathTo('PAYMENT_UPDATE', pathSegments, { licenceId }, { lang }),
        getCheckoutHref: (id) => pathTo('PAYMENT', pathSegments, { id }, { lang }),
        getInvoiceHref: (number) => pathTo('ACCOUNT_INVOICE', pathSegments, { id: number }, { lang }),
      }}
    />
  );
}
