import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { listDeclineLabels } from './payment-errors.ts';
import { PixCode } from './pix-code.tsx';
import { bar } from './progress-bar.styles.ts';
import * as styles from './purchase-screen.styles.ts';
import { Receipt } from './receipt.tsx';
import { useFirstLabel } from './use-first-label.ts';
import { WrongAmount } from './wrong-amount.tsx';

/** URLs of the pages that a purchase leads to. */
export interface PurchaseLinks {
  /** The account's payments. */
  payments: string;
  /** The checkout of the purchase's licence, or the page that changes its card. */
  checkout: string;
  watch: string;
  account: string;
  /** The page of the gifts that can be bought. */
  gifts: string;
  /** The invoice of the purchase; undefined without one, and without a session. */
  invoice: string | undefined;
  /** Sign-in that continues to the title; undefined for the signed-in account. */
  signIn: string | undefined;
}

interface PurchaseScreenProps {
  brand: string;
  /** The purchase; undefined while it is being read. */
  purchase: PurchaseStatus | undefined;
  /** The result is not known: the server does not answer, or the provider takes long. */
  delay: 'lost' | 'promised' | undefined;
  links: PurchaseLinks;
  /** Reads the purchase again. */
  onRead: () => void;
  /** Stops a payment that waits for the payer; undefined without a session. */
  onStop: (() => void) | undefined;
  /** Leaves the site for the provider's page. */
  onLeave: (url: string) => void;
}

type StateProps = PurchaseScreenProps & { heading: RefObject<HTMLHeadingElement | null> };

/** A heading with texts and actions, for states without a receipt. */
function State({
  heading,
  title,
  children,
  actions,
}: Pick<StateProps, 'heading'> & { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.state}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

function Waiting({ heading, delay, onRead, links }: StateProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const isGuest = links.signIn !== undefined;
  return (
    <State
      heading={heading}
      title={t('purchase.waitingTitle')}
      actions={
        isGuest || delay === 'promised' ? (
          <>
            <button type="button" className={primary} onClick={onRead}>
              {t('purchase.check')}
            </button>
            <Link to={links.watch} className={secondary}>
              {t('purchase.leave')}
            </Link>
          </>
        ) : null
      }
    >
      <div className={bar} aria-hidden="true" />
      <p role="status" className={styles.lead}>
        {t(delay === 'promised' ? 'checkout.promised' : delay === 'lost' ? 'checkout.lost' : 'purchase.waitingText')}
      </p>
    </State>
  );
}

function PutAside({ heading, purchase, links }: StateProps & { purchase: PurchaseStatus }) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const { total, wrongAmount } = purchase;
  return (
    <State
      heading={heading}
      title={t('purchase.wrongAmountTitle')}
      actions={
        <Link to={links.watch} className={secondary}>
          {t('purchase.leave')}
        </Link>
      }
    >
      {wrongAmount ? <WrongAmount total={total} wrongAmount={wrongAmount} /> : null}
    </State>
  );
}

function Action({ brand, heading, purchase, onRead, onStop, onLeave }: StateProps & { purchase: PurchaseStatus }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { action, purchaseId, total, isCardUpdate = false } = purchase;
  if (action?.type === 'QR')
    return (
      <PixCode data={action.data} total={total} receiver={brand} expiresAt={action.expiresAt} onRenew={undefined} />
    );
  return (
    <State
      heading={heading}
      title={t(isCardUpdate ? 'paymentUpdate.challengeTitle' : 'purchase.actionTitle')}
      actions={
        <>
          {action ? (
            <button
              type="button"
              className={primary}
              onClick={() => (action.type === 'CHALLENGE' ? setOpen(true) : onLeave(action.url))}
            >
              {t(isCardUpdate ? 'paymentUpdate.challengeStay' : 'checkout.continue')}
            </button>
          ) : null}
          {onStop ? (
            <button type="button" className={secondary} onClick={onStop}>
              {t(isCardUpdate ? 'paymentUpdate.challengeStop' : 'checkout.challengeStop')}
            </button>
          ) : null}
        </>
      }
    >
      <p className={styles.lead}>{t(isCardUpdate ? 'paymentUpdate.challengeText' : 'purchase.actionText')}</p>
      {isOpen && action?.type === 'CHALLENGE' ? (
        <ChallengeDialog
          url={action.url}
          purchaseId={purchaseId}
          isCardUpdate={isCardUpdate}
          onFinish={() => {
            setOpen(false);
            onRead();
          }}
          onStop={() => {
            setOpen(false);
            onStop?.();
          }}
          onLeave={onLeave}
        />
      ) : null}
    </State>
  );
}

function Ended({ heading, purchase, links }: StateProps & { purchase: PurchaseStatus }) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const getFirstLabel = useFirstLabel();
  const isFailed = purchase.status === 'FAILED';
  const isCancelled = purchase.status === 'CANCELLED';
  return (
    <State
      heading={heading}
      title={t(isFailed ? 'purchase.failedTitle' : isCancelled ? 'purchase.cancelledTitle' : 'purchase.openTitle')}
      actions={
        <Link to={links.checkout} className={primary}>
          {t(purchase.isCardUpdate ? 'paymentUpdate.again' : 'purchase.again')}
        </Link>
      }
    >
      <p className={styles.lead} role={isFailed ? 'alert' : undefined}>
        {isFailed ? getFirstLabel(listDeclineLabels(purchase.failure?.message)) : t('purchase.openText')}
      </p>
    </State>
  );
}

/** The card of a subscription was changed, or is stored although the subscription has ended meanwhile. */
function CardUpdated({ heading, purchase, links }: StateProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <State
      heading={heading}
      title={t(purchase?.hasPlanEnded ? 'paymentUpdate.planEnded' : 'paymentUpdate.done')}
      actions={
        <Link to={links.payments} className={primary}>
          {t('paymentUpdate.back')}
        </Link>
      }
    >
      <p role="status" className={styles.lead}>
        {t(purchase?.hasPlanEnded ? 'paymentUpdate.planEndedText' : 'paymentUpdate.doneText')}
      </p>
    </State>
  );
}

function Content(props: StateProps) {
  const { purchase, links, heading } = props;
  switch (purchase?.status) {
    case 'COMPLETE':
      if (purchase.isCardUpdate) return <CardUpdated {...props} />;
      return purchase.receipt ? (
        <Receipt
          receipt={purchase.receipt}
          gift={purchase.gift}
          heading={heading}
          watchHref={links.watch}
          method={purchase.method}
          accountHref={purchase.gift ? links.payments : links.account}
          giftsHref={links.gifts}
          invoiceHref={links.invoice}
          signInHref={links.signIn}
        />
      ) : (
        <Waiting {...props} />
      );
    case 'ACTION_REQUIRED':
      return <Action {...props} purchase={purchase} />;
    case 'FAILED':
    case 'CANCELLED':
    case 'OPEN':
      return <Ended {...props} purchase={purchase} />;
    case 'PENDING':
      return purchase.wrongAmount ? <PutAside {...props} purchase={purchase} /> : <Waiting {...props} />;
    case undefined:
      return <Waiting {...props} />;
  }
}

/**
 * Page of a purchase in any state: the receipt, a payment that waits for the payer or the provider, or one that failed.
 * Used after the checkout, for the return from a provider's page, and for links in emails.
 */
export function PurchaseScreen(props: PurchaseScreenProps) {
  const { t, productLang } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const { brand, purchase } = props;
  const status = purchase?.wrongAmount ? 'PUT_ASIDE' : purchase?.status;
  const cardTitle = purchase?.hasPlanEnded ? 'paymentUpdate.planEnded' : 'paymentUpdate.done';
  const doneTitle = purchase?.isCardUpdate ? cardTitle : 'receipt.title';
  const title = status === 'COMPLETE' ? doneTitle : 'purchase.pageTitle';
  const first = useRef(status);
  useEffect(() => {
    // Each state replaces the one before, so its heading is focused for screen readers.
    if (first.current !== status) heading.current?.focus();
    first.current = status;
  }, [status]);
  return (
    <div className={styles.screen} lang={productLang}>
      <title>{`${t(title)} · ${brand}`}</title>
      {/* The URL of the return page contains a token. This tag keeps it out of the Referer header. */}
      <meta name="referrer" content="no-referrer" />
      <Content {...props} heading={heading} />
    </div>
  );
}

/**
 * Frame of the page to which a provider sends the payer back. The page may be in the frame of a bank's page, so it has no menu
 * and footer: only the brand, with a link to the home page.
 */
export function ReturnFrame({ brand, homeHref, children }: { brand: string; homeHref: string; children: ReactNode }) {
  const { Link } = usePorts().navigation;
  return (
    <>
      <header className={styles.brand}>
        <Link to={homeHref}>{brand}</Link>
      </header>
      <main>{children}</main>
    </>
  );
}

/** Page for a purchase that cannot be read, such as one of another account or a return that is not genuine. */
export function UnknownPurchaseScreen({ brand, paymentsHref }: { brand: string; paymentsHref: string }) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <>
      <title>{`${t('purchase.pageTitle')} · ${brand}`}</title>
      <Notice
        title={t('purchase.unknownTitle')}
        text={t('purchase.unknownText')}
        action={
          <Link to={paymentsHref} className={primary}>
            {t('purchase.payments')}
          </Link>
        }
      />
    </>
  );
}
