import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { CheckoutPort } from '#renderers/ports/checkout.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import type { ConsentTerm, PlanItem } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { CardFields, type CardFieldsHandle } from './card-fields.tsx';
import { RestrictionDialog, TrialDialog } from './checkout-dialogs.tsx';
import type { CheckoutFlow } from './checkout-flow.ts';
import * as styles from './checkout-screen.styles.ts';
import { type CheckoutState, getChoice, isLocked } from './checkout-state.ts';
import { GuestPart } from './guest-part.tsx';
import { MethodList } from './method-list.tsx';
import { PayBox } from './pay-box.tsx';
import { InFlight, PayerAction, Unfinished } from './payment-progress.tsx';
import { Amounts, PlanAmount, PlanSummary } from './summary.tsx';
import { useFirstLabel } from './use-first-label.ts';
import { VoucherField } from './voucher-field.tsx';

/** URLs and ways on from the checkout. */
export interface CheckoutLinks {
  signIn: string;
  signUp: string;
  consent: string;
  /** The page of what can be bought. */
  plans: string;
  /** The page that led to the checkout. */
  watch: string;
  account: string;
}

interface CheckoutScreenProps {
  brand: string;
  flow: CheckoutFlow;
  port: Pick<CheckoutPort, 'openFields'>;
  plan: PlanItem;
  terms: readonly ConsentTerm[];
  /** Texts of a gift, and its part of the summary. */
  gift?: { summary: ReactNode; plansLabel: LabelKey; guestEmailText: LabelKey } | undefined;
  links: CheckoutLinks;
  /** Leaves the checkout for the page that led to it. */
  leave: () => void;
  /** Leaves the site for a provider's page. */
  leaveTo: (url: string) => void;
  /** Draws a form of fields of the purchase form, and calls back when their values are saved. */
  drawDetailsForm: (fields: readonly string[], onSaved: () => Promise<void>) => ReactNode;
  /** Draws the form of a purchase by email alone; undefined where the realm does not offer it. */
  drawGuestForm?: ((signInHref: string) => ReactNode) | undefined;
  /** Whether the user was signed in on this page, and the session ended. */
  hasSessionEnded?: boolean;
}

type PartProps = Pick<CheckoutScreenProps, 'flow' | 'links' | 'gift'> & { state: CheckoutState };

/** Labels of refusals that a retry cannot change, because the account has the plan or one that includes it. */
const OWNED_LABELS: readonly string[] = ['planOwned', 'invalidTierChange', 'planChangeInAccount', 'planCreditTooHigh'];

/** The account has the plan already. */
function Owned({ links, text }: Pick<PartProps, 'links'> & { text: string }) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <div className={styles.part}>
      <p role="status" className={styles.status}>
        {text}
      </p>
      <div className={styles.actions}>
        <Link to={links.watch} className={primary}>
          {t('watchNow')}
        </Link>
        <Link to={links.account} className={secondary}>
          {t('receipt.account')}
        </Link>
      </div>
    </div>
  );
}

/** The basket is being created, or could not be. */
function Preparing({ flow, links, gift, state }: PartProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const getFirstLabel = useFirstLabel();
  if (!state.failure)
    return (
      <div className={styles.part} aria-busy="true">
        <p role="status">{t('checkout.loading')}</p>
        <div className={styles.skeleton} />
        <div className={styles.skeleton} />
        <div className={styles.skeleton} />
      </div>
    );
  if (state.failure.some((label) => OWNED_LABELS.includes(label)))
    return <Owned links={links} text={getFirstLabel(state.failure)} />;
  return (
    <div className={styles.part} role="alert">
      <p>{getFirstLabel(state.failure)}</p>
      <div className={styles.actions}>
        <button type="button" className={primary} onClick={() => void flow.prepareBasket()}>
          {t('retry')}
        </button>
        <Link to={links.plans} className={secondary}>
          {t(gift?.plansLabel ?? 'checkout.plans')}
        </Link>
      </div>
    </div>
  );
}

function Consent({ links }: Pick<PartProps, 'links'>) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <section className={styles.part}>
      <h2 className={styles.subheading}>{t('consent.title')}</h2>
      <p>{t('checkout.consentText')}</p>
      <div className={styles.actions}>
        <Link to={links.consent} className={primary}>
          {t('checkout.consentLink')}
        </Link>
      </div>
    </section>
  );
}

/** Checkout of a plan: the ways to pay beside a summary with the total and the button to pay. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  useSignals();
  const { brand, flow, port, plan, terms, gift, links, leave, leaveTo, drawDetailsForm } = props;
  const { drawGuestForm, hasSessionEnded = false } = props;
  const { t, productLang } = useMessages();
  const fields = useRef<CardFieldsHandle>(null);
  const details = useRef<HTMLElement>(null);
  const state = flow.state.value;
  const { basket, askedFields, progress, restriction } = state;
  const choice = getChoice(state);
  const basketId = basket?.id;
  const { targetPaymentProvider = '', paymentMethodType = 'card' } = choice?.target ?? {};
  useEffect(() => flow.start(), [flow]);
  const isAsking = askedFields.length > 0;
  useEffect(() => {
    if (isAsking) details.current?.focus();
  }, [isAsking]);
  // Fields stay the same while the basket and the method do, so that nothing typed is lost.
  const openFields = useCallback(
    () => port.openFields(basketId ?? '', { targetPaymentProvider, paymentMethodType }),
    [port, basketId, targetPaymentProvider, paymentMethodType],
  );
  const { prepared } = flow;
  const opened =
    basketId === prepared?.basket.id && choice?.key === prepared?.opened?.choice ? prepared?.opened : undefined;
  const title = <title>{`${t('checkout.title')} · ${brand}`}</title>;
  if (restriction)
    return (
      <div className={styles.screen}>
        {title}
        <h1 className={styles.heading}>{t('checkout.title')}</h1>
        <RestrictionDialog label={restriction} onClose={leave} />
      </div>
    );
  const pay = () => flow.pay(async () => fields.current?.submit());
  const onSaved = async () => {
    await flow.saveDetails();
    await pay();
  };
  const isPayable = basket !== undefined && basket.missingConsents.length === 0 && !state.isGuest;
  const isInFlight = isLocked(state) && progress !== 'reading-card' && progress !== 'action';
  return (
    <div className={styles.screen} lang={productLang}>
      {title}
      <h1 className={styles.heading}>{t('checkout.title')}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {state.isGuest ? (
            <GuestPart
              planName={plan.name}
              signInHref={links.signIn}
              signUpHref={links.signUp}
              hasSessionEnded={hasSessionEnded}
              emailText={gift?.guestEmailText}
              onSignUp={flow.chooseSignUp}
              drawForm={drawGuestForm}
            />
          ) : null}
          {!state.isGuest && !basket && !isLocked(state) ? (
            <Preparing flow={flow} links={links} gift={gift} state={state} />
          ) : null}
          {basket && basket.missingConsents.length > 0 ? <Consent links={links} /> : null}
          {isInFlight ? <InFlight flow={flow} state={state} leaveTo={leaveTo} /> : null}
          {progress === 'action' ? <PayerAction flow={flow} state={state} brand={brand} leaveTo={leaveTo} /> : null}
          {progress === 'idle' ? <Unfinished state={state} leaveTo={leaveTo} /> : null}
          {isPayable && basket && isAsking ? (
            <section ref={details} tabIndex={-1} className={styles.details} aria-labelledby="checkout-details">
              <h2 id="checkout-details" className={styles.subheading}>
                {t('checkout.detailsTitle')}
              </h2>
              <p>{t('checkout.detailsText')}</p>
              {drawDetailsForm(askedFields, onSaved)}
            </section>
          ) : null}
          {isPayable && basket ? (
            // The methods stay mounted while a payment is in flight, so that a declined card is still in its fields.
            <div hidden={isInFlight || progress === 'action'}>
              <MethodList
                basket={basket}
                chosen={state.choice}
                isLocked={isLocked(state)}
                onChoose={flow.choose}
                cardFields={
                  <CardFields
                    ref={fields}
                    open={openFields}
                    opened={opened?.session}
                    isLocked={isLocked(state)}
                    onEnter={() => void pay()}
                  />
                }
              />
            </div>
          ) : null}
        </div>
        <div className={styles.side}>
          <section className={styles.summary} aria-labelledby="checkout-summary">
            <h2 id="checkout-summary" className={styles.subheading}>
              {t('checkout.summary')}
            </h2>
            <PlanSummary {...plan} />
            {gift?.summary}
            {basket ? <Amounts basket={basket} /> : <PlanAmount plan={plan} />}
            {isPayable && basket?.acceptsVouchers ? <VoucherField flow={flow} state={state} basket={basket} /> : null}
          </section>
          {isPayable && basket && progress !== 'action' && progress !== 'promised' ? (
            <PayBox state={state} basket={basket} terms={terms} isHeld={isAsking} onPay={() => void pay()} />
          ) : null}
        </div>
      </div>
      {state.isTrialDenied ? <TrialDialog plan={plan} onContinue={flow.acknowledgeNoTrial} onLeave={leave} /> : null}
    </div>
  );
}
