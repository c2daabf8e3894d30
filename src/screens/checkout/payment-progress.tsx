import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import type { CheckoutFlow } from './checkout-flow.ts';
import * as styles from './checkout-screen.styles.ts';
import { type CheckoutState, getChoice, isUnfinished } from './checkout-state.ts';
import { methodLabels } from './payment-methods.ts';
import { PixCode } from './pix-code.tsx';
import { bar } from './progress-bar.styles.ts';
import { WrongAmount } from './wrong-amount.tsx';

interface ProgressProps {
  flow: CheckoutFlow;
  state: CheckoutState;
  /** Leaves the site for a provider's page. */
  leaveTo: (url: string) => void;
}

type InFlightProps = ProgressProps & {
  /** Whether a card is saved without a payment. */
  isCardUpdate?: boolean;
};

/** A payment whose result is awaited: sent, at the provider, or without an answer of the server. */
export function InFlight({ flow, state, leaveTo, isCardUpdate = false }: InFlightProps) {
  const { t } = useMessages();
  const { progress, purchase } = state;
  const action = purchase?.action;
  const method = getChoice(state)?.target.paymentMethodType ?? purchase?.method;
  if (purchase?.wrongAmount && progress !== 'done')
    return (
      <section className={styles.part}>
        <h2 className={styles.subheading}>{t('purchase.wrongAmountTitle')}</h2>
        <WrongAmount total={purchase.total} wrongAmount={purchase.wrongAmount} />
      </section>
    );
  const cardDone = purchase?.hasPlanEnded ? 'paymentUpdate.planEnded' : 'paymentUpdate.done';
  const texts = {
    paying: t(isCardUpdate ? 'paymentUpdate.saving' : 'checkout.payingText'),
    waiting: t(isCardUpdate ? 'paymentUpdate.saving' : 'checkout.waitingText'),
    lost: t(isCardUpdate ? 'paymentUpdate.lost' : 'checkout.lost'),
    promised: t(isCardUpdate ? 'paymentUpdate.promised' : 'checkout.promised'),
    done: t(isCardUpdate ? cardDone : 'receipt.title'),
    redirecting: t('checkout.redirecting', { method: method ? t(methodLabels[method]) : '' }),
  };
  return (
    <section className={styles.part} aria-busy={progress !== 'promised'}>
      {progress === 'promised' ? null : <div className={bar} aria-hidden="true" />}
      <p role="status" className={styles.status}>
        {progress in texts ? texts[progress as keyof typeof texts] : null}
      </p>
      {progress === 'redirecting' && action?.type === 'REDIRECT' ? (
        <button type="button" className={secondary} onClick={() => leaveTo(action.url)}>
          {t('checkout.continue')}
        </button>
      ) : null}
      {progress === 'promised' && purchase ? (
        <button type="button" className={secondary} onClick={() => void flow.cancelPayment()}>
          {t('checkout.otherMethod')}
        </button>
      ) : null}
    </section>
  );
}

/** What the payer has to do: pay a code, or confirm the payment with the bank. */
export function PayerAction({ flow, state, brand, leaveTo }: ProgressProps & { brand: string }) {
  const { t } = useMessages();
  const { purchase } = state;
  const action = purchase?.action;
  if (!purchase || !action) return null;
  if (action.type === 'QR')
    return (
      <div className={styles.part}>
        <PixCode
          data={action.data}
          total={purchase.total}
          receiver={brand}
          expiresAt={action.expiresAt}
          onRenew={() => void flow.renewAction()}
        />
        <p role="status">{t('checkout.pixWaiting')}</p>
        <button type="button" className={secondary} onClick={() => void flow.cancelPayment()}>
          {t('checkout.otherMethod')}
        </button>
      </div>
    );
  return (
    <div className={styles.part}>
      <p role="status">{t(purchase.isCardUpdate ? 'paymentUpdate.challengeText' : 'checkout.challengeText')}</p>
      <ChallengeDialog
        url={action.url}
        purchaseId={purchase.purchaseId}
        isCardUpdate={purchase.isCardUpdate ?? false}
        onFinish={() => void flow.readPurchase()}
        onStop={() => void flow.cancelPayment()}
        onLeave={leaveTo}
      />
    </div>
  );
}

/** A payment at a provider's page that the user has left without a result. */
export function Unfinished({ state, leaveTo }: Pick<ProgressProps, 'state' | 'leaveTo'>) {
  const { t } = useMessages();
  const { purchase } = state;
  const action = purchase?.action;
  if (!isUnfinished(purchase) || action?.type !== 'REDIRECT') return null;
  const method = purchase?.method;
  return (
    <div className={styles.notice}>
      <p>{t('checkout.unfinished', { method: method ? t(methodLabels[method]) : '' })}</p>
      <button type="button" className={secondary} onClick={() => leaveTo(action.url)}>
        {t('checkout.continue')}
      </button>
    </div>
  );
}
