import { type ReactNode, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { BillingPort } from '#renderers/ports/billing.ts';
import type { CardList, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { SentGift } from '#schemas/wire/commerce/gifts.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import * as account from '../account/account-screen.styles.ts';
import { CardsSection } from './cards-section.tsx';
import { GiftsSection } from './gifts-section.tsx';
import { HistorySection } from './history-section.tsx';
import * as styles from './payments-screen.styles.ts';
import { type PlanLinks, PlansSection } from './plans-section.tsx';
import { useCards } from './use-billing.ts';

/** URLs of the pages to which the payments lead. */
interface PaymentsLinks extends PlanLinks {
  /** The page that redeems a gift. */
  redeem: string;
  /** An invoice by its number. */
  getInvoiceHref: (number: string) => string;
}

interface PaymentsScreenProps {
  brand: string;
  /** Navigation of the account area. */
  nav: ReactNode;
  port: BillingPort;
  links: PaymentsLinks;
  /** Data that was loaded with the page; what is undefined is loaded by the page. */
  plans: LicenceStatus[] | undefined;
  gifts: SentGift[] | undefined;
  cards: CardList | undefined;
  history: PaymentHistory | undefined;
}

/** Payments page of the account area: the plans, the gifts, the stored payment methods and the payment history. */
export function PaymentsScreen(props: PaymentsScreenProps) {
  const { brand, nav, port, links, plans, gifts, cards: first, history } = props;
  const { t } = useMessages();
  const cards = useCards(port, first);
  const [changes, setChanges] = useState(0);
  return (
    <div className={account.screen}>
      <title>{`${t('payments.title')} · ${brand}`}</title>
      <h1 className={account.heading}>{t('payments.title')}</h1>
      {nav}
      <div className={styles.sections}>
        <PlansSection port={port} first={plans} cards={cards} links={links} onChange={() => setChanges(changes + 1)} />
        <GiftsSection port={port} first={gifts} redeemHref={links.redeem} />
        <CardsSection port={port} cards={cards} />
        <HistorySection
          // The history has a line about the change, so it is loaded again.
          key={changes}
          port={port}
          first={changes === 0 ? history : undefined}
          getInvoiceHref={links.getInvoiceHref}
        />
      </div>
    </div>
  );
}
