import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { CardList, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import * as account from '../account/account-screen.styles.ts';
import { CardsSection } from './cards-section.tsx';
import { HistorySection } from './history-section.tsx';
import * as styles from './payments-screen.styles.ts';

type SectionProps = Pick<ComponentProps<typeof CardsSection>, 'port' | 'getChangeHref'> &
  Pick<ComponentProps<typeof HistorySection>, 'getInvoiceHref'>;

interface PaymentsScreenProps extends SectionProps {
  brand: string;
  /** Navigation of the account area. */
  nav: ReactNode;
  /** Data that was loaded with the page; what is undefined is loaded by the page. */
  cards: CardList | undefined;
  history: PaymentHistory | undefined;
}

/** Payments page of the account area: stored payment methods and the payment history. */
export function PaymentsScreen(props: PaymentsScreenProps) {
  const { brand, nav, port, cards, history, getChangeHref, getInvoiceHref } = props;
  const { t } = useMessages();
  return (
    <div className={account.screen}>
      <title>{`${t('payments.title')} · ${brand}`}</title>
      <h1 className={account.heading}>{t('payments.title')}</h1>
      {nav}
      <div className={styles.sections}>
        <CardsSection port={port} first={cards} getChangeHref={getChangeHref} />
        <HistorySection port={port} first={history} getInvoiceHref={getInvoiceHref} />
      </div>
    </div>
  );
}
