import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { GiftRedemptionResult, GiftsPort } from '#renderers/ports/gifts.ts';
import { quiet } from '#renderers/primitives/button/button.styles.ts';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import { isolateDirection } from '#schemas/format-money.ts';
import type { GiftOffer, GiftRedemption } from '#schemas/wire/commerce/gifts.ts';
import { useFirstLabel } from '../checkout/use-first-label.ts';
import { CodeForm, SlowStatus } from './code-form.tsx';
import { GiftCard } from './gift-card.tsx';
import * as styles from './gifts.styles.ts';
import { Done, OfferActions, type RedemptionLinks } from './redemption-parts.tsx';

interface RedemptionScreenProps {
  brand: string;
  port: GiftsPort;
  /** The code of the link; undefined if the user has to enter it. */
  code: string | undefined;
  /** Whether the code of a link can be read yet: after a reload only the browser has it. */
  isCodeKnown: boolean;
  /** Undefined while the session is not known. */
  isGuest: boolean | undefined;
  /** Name of the account that redeems. */
  accountName: string | undefined;
  links: RedemptionLinks;
  /** Called when a gift was redeemed, because locked titles are open now. */
  onRedeemed: () => void;
}

/** Page that redeems a gift: the code, then what it gives, then what the account has until when. */
export function RedemptionScreen(props: RedemptionScreenProps) {
  const { brand, port, code: given, isCodeKnown, isGuest, accountName, links, onRedeemed } = props;
  const { t, productLang } = useMessages();
  const getFirstLabel = useFirstLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<GiftOffer>();
  const [redeemed, setRedeemed] = useState<GiftRedemption>();
  const [failure, setFailure] = useState<{ text: string }>();
  const [isAskingOwn, setAskingOwn] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Whether the user wants to enter another code than that of the link. */
  const [isLeft, setLeft] = useState(false);
  // A second press must not send a request while the first one runs, also before the page is drawn anew.
  const isRunning = useRef(false);

  /** Runs one request at a time and shows its refusal. */
  async function run<Result extends { ok: boolean }>(request: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      return await request();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  const lookUp = async (asked: string) => {
    setCode(asked);
    const result = await run(() => port.lookUp(asked));
    if (result?.ok) setOffer(result.offer);
    else if (result) setFailure({ text: getFirstLabel(result.labels) });
  };
  const redeem = async (acknowledgesOwn: boolean) => {
    const result: GiftRedemptionResult | undefined = await run(() => port.redeem(code, acknowledgesOwn));
    if (result?.ok) {
      setRedeemed(result.redeemed);
      onRedeemed();
    } else if (result?.isOwn && !acknowledgesOwn) setAskingOwn(true);
    else if (result) setFailure({ text: getFirstLabel(result.labels) });
  };
  const asked = useRef<string>(undefined);
  useEffect(() => {
    // Development runs effects twice, but a code is looked up once.
    if (given === undefined || asked.current === given) return;
    asked.current = given;
    void lookUp(given);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [given]);
  const stage = redeemed ? 'done' : offer ? 'offer' : 'code';
  const first = useRef(stage);
  useEffect(() => {
    // Each stage replaces the one before, so its heading is focused for screen readers.
    if (first.current !== stage) heading.current?.focus();
    first.current = stage;
  }, [stage]);

  // The code of a link is looked up at once; its field is shown only after a refusal.
  const isOpening = !isCodeKnown || (given !== undefined && !failure && (code === '' || code === given) && !isLeft);
  let content: ReactNode;
  if (redeemed) content = <Done redeemed={redeemed} heading={heading} links={links} />;
  else
    content = (
      <>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('gift.redeemTitle')}
        </h1>
        {offer ? (
          <>
            <GiftCard {...offer} heading="h2" />
            <OfferActions
              code={code}
              offer={offer}
              failure={failure?.text}
              isBusy={isBusy}
              isGuest={isGuest}
              accountName={accountName}
              links={links}
              onRedeem={() => void redeem(false)}
            />
            <button
              type="button"
              className={`${quiet} ${styles.other}`}
              onClick={() => {
                setOffer(undefined);
                setFailure(undefined);
                setCode('');
                setLeft(true);
              }}
            >
              {t('gift.otherCode')}
            </button>
          </>
        ) : isOpening ? (
          <div className={styles.skeleton} aria-busy="true">
            <SlowStatus text={t('gift.checking')} />
          </div>
        ) : (
          <>
            <p className={styles.lead}>{t('gift.redeemText')}</p>
            <CodeForm
              initial={code}
              failure={failure?.text}
              isBusy={isBusy}
              onSubmit={(entered) => void lookUp(entered)}
            />
          </>
        )}
      </>
    );
  return (
    <div className={styles.narrow} lang={productLang}>
      <title>{`${t('gift.redeemTitle')} · ${brand}`}</title>
      {/* The address of this page may contain the code. This tag keeps it out of the Referer header. */}
      <meta name="referrer" content="no-referrer" />
      {content}
      {isAskingOwn && offer ? (
        <ConfirmDialog
          title={t('gift.ownTitle')}
          text={t('gift.ownText', { name: isolateDirection(offer.recipientName) })}
          confirm={t('gift.redeem')}
          cancel={t('gift.ownCancel')}
          onConfirm={async () => {
            // The result takes the focus, which it cannot do behind a dialog.
            setAskingOwn(false);
            await redeem(true);
          }}
          onClose={() => setAskingOwn(false)}
        />
      ) : null}
    </div>
  );
}
