import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import * as styles from './challenge-dialog.styles.ts';
import { resolveFrameSize } from './frame-size.ts';

/** How long the payer may take at the bank's page. */
export const CHALLENGE_TIMEOUT_MS = 10 * 60_000;

/** Message of the return page in the frame (`/pay/{provider}`), which is a page of this site. */
const RETURN_SOURCE = 'playbill-payment';

/** Whether a message is the one of the return page of a purchase. */
export const isReturnMessage = (data: unknown, purchaseId: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === RETURN_SOURCE &&
  'purchaseId' in data &&
  data.purchaseId === purchaseId;

/** Creates the message of the return page to the page around its frame. */
export const createReturnMessage = (purchaseId: string | undefined, status: string | undefined): object => ({
  source: RETURN_SOURCE,
  purchaseId,
  status,
});

interface ChallengeDialogProps {
  /** The bank's page. */
  url: string;
  purchaseId: string;
  /** The bank confirms a card that is stored without a payment. */
  isCardUpdate: boolean;
  /** The bank's page has finished: the purchase has another state. */
  onFinish: () => void;
  /** The user stops the payment, or has not answered in time. */
  onStop: () => void;
  /** Opens the bank's page in this window. */
  onLeave: (url: string) => void;
}

const PAYMENT_LABELS = {
  title: 'checkout.challengeTitle',
  question: 'checkout.challengeStopQuestion',
  stay: 'checkout.challengeStay',
  stop: 'checkout.challengeStop',
} as const satisfies Record<string, LabelKey>;

const CARD_LABELS = {
  title: 'paymentUpdate.challengeTitle',
  question: 'paymentUpdate.challengeStopQuestion',
  stay: 'paymentUpdate.challengeStay',
  stop: 'paymentUpdate.challengeStop',
} as const satisfies Record<keyof typeof PAYMENT_LABELS, LabelKey>;

/** The bank's page that confirms a payment or card (3-D Secure), in a dialog. Escape asks before it is stopped. */
export function ChallengeDialog({ url, purchaseId, isCardUpdate, onFinish, onStop, onLeave }: ChallengeDialogProps) {
  const { t } = useMessages();
  const labels = isCardUpdate ? CARD_LABELS : PAYMENT_LABELS;
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const size = useState(() => resolveFrameSize({ width: innerWidth, height: innerHeight }))[0];
  const handlers = useRef({ onFinish, onStop });
  handlers.current = { onFinish, onStop };

  useEffect(() => {
    frame.current?.focus();
    const timeout = setTimeout(() => handlers.current.onStop(), CHALLENGE_TIMEOUT_MS);
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && isReturnMessage(data, purchaseId)) handlers.current.onFinish();
    };
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(timeout);
      removeEventListener('message', onMessage);
    };
  }, [purchaseId]);
  useEffect(() => {
    if (isAsking) stay.current?.focus();
  }, [isAsking]);
  const keepPaying = () => {
    setAsking(false);
    frame.current?.focus();
  };
  return (
    <Dialog
      className={styles.dialog}
      data-size={size ? 'box' : 'full'}
      aria-labelledby={`${id}-title`}
      // Closing stops the payment, so the dialog asks first.
      onClose={undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        setAsking(true);
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t(labels.title)}
      </h2>
      <div className={styles.room} style={size && { inlineSize: size.width, blockSize: size.height }}>
        {/* The frame ends at a page of this site, which would not be contained by a sandbox that allows its scripts. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          src={url}
          title={t(labels.title)}
          className={styles.frame}
          aria-busy={!isLoaded}
          inert={isAsking}
          onLoad={() => setLoaded(true)}
          referrerPolicy="origin"
        />
      </div>
      {isAsking ? (
        <div role="alertdialog" aria-labelledby={`${id}-question`} className={styles.question}>
          <p id={`${id}-question`}>{t(labels.question)}</p>
          <div className={styles.buttons}>
            <button ref={stay} type="button" className={primary} onClick={keepPaying}>
              {t(labels.stay)}
            </button>
            <button type="button" className={secondary} onClick={onStop}>
              {t(labels.stop)}
            </button>
          </div>
        </div>
      ) : (
        <div className={styles.buttons}>
          <button type="button" className={quiet} onClick={() => onLeave(url)}>
            {t('checkout.challengeLeave')}
          </button>
          <button type="button" className={quiet} onClick={() => setAsking(true)}>
            {t(labels.stop)}
          </button>
        </div>
      )}
    </Dialog>
  );
}
