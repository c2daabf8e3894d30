import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useId, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { CheckoutPort } from '#renderers/ports/checkout.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import type { CardList } from '#schemas/wire/commerce/billing.ts';
import type { Basket } from '#schemas/wire/commerce/checkout.ts';
import { CardFields, type CardFieldsHandle } from './card-fields.tsx';
import { formatCardName } from './card-name.tsx';
import type { CheckoutFlow } from './checkout-flow.ts';
import * as styles from './checkout-screen.styles.ts';
import { type CheckoutState, getChoice, isLocked } from './checkout-state.ts';
import { MethodList } from './method-list.tsx';
import * as box from './pay-box.styles.ts';
import { InFlight, PayerAction, Unfinished } from './payment-progress.tsx';
import { Amounts, RenewalTerms } from './summary.tsx';
import { useFirstLabel } from './use-first-label.ts';
import { useReveal } from './use-reveal.ts';

interface PaymentUpdateScreenProps {
  brand: string;
  flow: CheckoutFlow;
  port: Pick<CheckoutPort, 'openFields'>;
  /** The stored cards of the account, with the plans that they pay. */
  cards: CardList;
  licenceId: number;
  /** Page of the account's payments. */
  paymentsHref: string;
  /** Leaves the site for a provider's page. */
  leaveTo: (url: string) => void;
}

/** Whether a period of the plan is due: the page pays it instead of changing the payment method alone. */
const isPaymentDue = ({ total }: Basket): boolean => total.amount > 0;

/** The ways to pay are being loaded, or could not be. */
function Loading({ flow, state }: { flow: CheckoutFlow; state: CheckoutState }) {
  const { t } = useMessages();
  const getFirstLabel = useFirstLabel();
  if (!state.failure)
    return (
      <div className={styles.part} aria-busy="true">
        <p role="status">{t('loading')}</p>
        <div className={styles.skeleton} />
        <div className={styles.skeleton} />
      </div>
    );
  return (
    <div className={styles.part} role="alert">
      <p>{getFirstLabel(state.failure)}</p>
      <div className={styles.actions}>
        <button type="button" className={primary} onClick={() => void flow.prepareBasket()}>
          {t('retry')}
        </button>
      </div>
    </div>
  );
}

interface SaveBoxProps {
  state: CheckoutState;
  basket: Basket;
  onSave: () => void;
  /** Page of the account's payments. */
  backHref: string;
}

/** The button that saves the choice or pays, with what went wrong. */
function SaveBox({ state, basket, onSave, backHref }: SaveBoxProps) {
  const { t, locale } = useMessages();
  const { Link } = usePorts().navigation;
  const id = useId();
  const getFirstLabel = useFirstLabel();
  const { failure, notice, progress } = state;
  const failureElement = useReveal<HTMLDivElement>(failure);
  const isBusy = isLocked(state);
  const isDue = isPaymentDue(basket);
  const amount = isolateDirection(formatMoney(basket.total, locale));
  const submit = isDue ? t('checkout.payNow', { amount }) : t('paymentUpdate.submit');
  return (
    <div className={box.box}>
      <div ref={failureElement} role="alert" className={failure ? box.failure : undefined}>
        {failure ? getFirstLabel(failure) : null}
      </div>
      {notice ? (
        <p role="status" className={box.notice}>
          {t(notice === 'checkout.cancelled' && !isDue ? 'paymentUpdate.cancelled' : notice)}
        </p>
      ) : null}
      <div id={id}>
        {isDue ? (
          <RenewalTerms renewal={basket.renewal} endsAt={undefined} />
        ) : (
          <p>{t('paymentUpdate.nothingCharged')}</p>
        )}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={primary}
          aria-disabled={isBusy || state.isPreparing}
          aria-busy={isBusy}
          aria-describedby={id}
          onClick={isBusy || state.isPreparing ? undefined : onSave}
        >
          {progress === 'reading-card' ? t('checkout.checkingCard') : submit}
        </button>
        <Link to={backHref} className={secondary}>
          {t('paymentUpdate.back')}
        </Link>
      </div>
    </div>
  );
}

interface RenewalSummaryProps {
  cards: CardList;
  renewal: CardList['renewals'][number];
  /** The basket of a period that is due; undefined if nothing is. */
  due: Basket | undefined;
}

/** What the plan is, and what is due; else when it is paid next, and with what until now. */
function RenewalSummary({ cards, renewal, due }: RenewalSummaryProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { name, at } = renewal;
  const card = cards.cards.find(({ cardId }) => cardId === renewal.cardId);
  return (
    <section className={styles.summary} aria-label={name}>
      <h2 className={styles.subheading}>{name}</h2>
      <p>
        {card
          ? t('payments.renewalCard', { card: isolateDirection(formatCardName(t, card)) })
          : t('payments.renewalNoCard')}
      </p>
      {due || at === undefined ? null : (
        <p>{t('payments.renewalAt', { date: formatMoment(at, 'day', locale, timeZone) })}</p>
      )}
      {due ? <Amounts basket={due} /> : null}
    </section>
  );
}

/** Page on which the user chooses what pays the renewals of a plan: a stored card, or a new one. */
export function PaymentUpdateScreen(props: PaymentUpdateScreenProps) {
  useSignals();
  const { brand, flow, port, cards, licenceId, paymentsHref, leaveTo } = props;
  const { t, productLang } = useMessages();
  const { Link } = usePorts().navigation;
  const fields = useRef<CardFieldsHandle>(null);
  const state = flow.state.value;
  const { basket, progress } = state;
  const renewal = cards.renewals.find((one) => one.licenceId === licenceId);
  const isRenewing = renewal !== undefined;
  const { targetPaymentProvider = '', paymentMethodType = 'card' } = getChoice(state)?.target ?? {};
  const basketId = basket?.id;
  useEffect(() => (isRenewing ? flow.start() : undefined), [flow, isRenewing]);
  // Fields stay the same while the basket and the method do, so that nothing typed is lost.
  const openFields = useCallback(
    () => port.openFields(basketId ?? '', { targetPaymentProvider, paymentMethodType }),
    [port, basketId, targetPaymentProvider, paymentMethodType],
  );
  const isDue = basket !== undefined && isPaymentDue(basket);
  const heading = isDue && renewal ? t('paymentUpdate.dueTitle', { plan: renewal.name }) : t('paymentUpdate.title');
  const title = <title>{`${heading} · ${brand}`}</title>;
  if (!renewal)
    return (
      <>
        {title}
        <Notice
          title={t('paymentUpdate.title')}
          text={t('paymentUpdate.notRenewing')}
          action={
            <Link to={paymentsHref} className={primary}>
              {t('paymentUpdate.back')}
            </Link>
          }
        />
      </>
    );
  const save = () => void flow.pay(async () => fields.current?.submit());
  const isInFlight = isLocked(state) && progress !== 'reading-card' && progress !== 'action';
  return (
    <div className={styles.screen} lang={productLang}>
      {title}
      <h1 className={styles.heading}>{heading}</h1>
      {isDue ? <p className={styles.lead}>{t('paymentUpdate.dueText')}</p> : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          {!basket && !isLocked(state) ? <Loading flow={flow} state={state} /> : null}
          {isInFlight ? <InFlight flow={flow} state={state} leaveTo={leaveTo} isCardUpdate={!isDue} /> : null}
          {progress === 'action' ? <PayerAction flow={flow} state={state} brand={brand} leaveTo={leaveTo} /> : null}
          {progress === 'idle' ? <Unfinished state={state} leaveTo={leaveTo} /> : null}
          {basket ? (
            // The methods stay mounted while a card is saved, so that a refused card is still in its fields.
            <div hidden={isInFlight || progress === 'action'}>
              <MethodList
                basket={basket}
                chosen={state.choice}
                isLocked={isLocked(state)}
                onChoose={flow.choose}
                legend={isDue ? 'checkout.methods' : 'paymentUpdate.methods'}
                cardFields={<CardFields ref={fields} open={openFields} isLocked={isLocked(state)} onEnter={save} />}
              />
            </div>
          ) : null}
        </div>
        <div className={styles.side}>
          <RenewalSummary cards={cards} renewal={renewal} due={isDue ? basket : undefined} />
          {basket && progress !== 'action' && progress !== 'promised' ? (
            <SaveBox state={state} basket={basket} onSave={save} backHref={paymentsHref} />
          ) : null}
        </div>
      </div>
    </div>
  );
}
