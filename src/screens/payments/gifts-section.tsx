import { useId } from 'react';
import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import type { BillingPort } from '#renderers/ports/billing.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { quiet } from '#renderers/primitives/button/button.styles.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { isolateDirection } from '#schemas/format-money.ts';
import type { GiftState, SentGift } from '#schemas/wire/commerce/gifts.ts';
import { useAsked } from '../account/use-asked.tsx';
import { useFirstLabel } from '../checkout/use-first-label.ts';
import { LoadState } from './load-state.tsx';
import * as styles from './payments-screen.styles.ts';
import { useSentGifts } from './use-billing.ts';

/** States in which the receiver can still use the code, so that the mail can be sent again. */
const RESENDABLE: ReadonlySet<GiftState> = new Set(['SENT', 'OPENED']);

/** Formats the state of a gift, with its day if it has one. */
const formatState = (t: Translate, { state, sendAt, expiresAt }: SentGift, locale: string, timeZone: string): string =>
  t(`gift.state.${state}`, { date: formatMoment(state === 'EXPIRED' ? expiresAt : sendAt, 'day', locale, timeZone) });

interface GiftsSectionProps {
  port: BillingPort;
  /** The gifts, if they were loaded with the page. */
  first: SentGift[] | undefined;
  /** The page that redeems a gift. */
  redeemHref: string;
}

/** The gifts that the account bought: for whom, their state, and their mail once more. Without gifts there is no list. */
export function GiftsSection({ port, first, redeemHref }: GiftsSectionProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { Link } = usePorts().navigation;
  const title = useId();
  const getFirstLabel = useFirstLabel();
  const { list, hasFailed, isLoading, reload } = useSentGifts(port, first);
  const { run, words, isBusy } = useAsked();
  const resend = ({ id, recipientEmail }: SentGift) =>
    run(
      async () => {
        const result = await port.resendGift(id);
        // Also after a refusal: the receiver may have redeemed the gift meanwhile.
        await reload().catch(() => undefined);
        return result.ok ? 'done' : { message: getFirstLabel(result.labels), fields: {} };
      },
      t('gift.resent', { email: isolateDirection(recipientEmail) }),
    );
  const redeemLink = (
    <Link to={redeemHref} className={styles.link}>
      {t('gift.redeemTitle')}
    </Link>
  );
  if (list?.length === 0) return redeemLink;
  return (
    <section className={styles.section} aria-labelledby={title} aria-busy={isBusy || isLoading}>
      <div className={styles.head}>
        <h2 id={title} className={styles.heading}>
          {t('gift.sentTitle')}
        </h2>
        {words}
      </div>
      <LoadState
        isLoaded={list !== undefined}
        hasFailed={hasFailed}
        isLoading={isLoading}
        failedText={t('gift.sentFailed')}
        onRetry={() => void reload()}
      >
        <ul role="list" className={styles.list}>
          {list?.map((gift) => (
            <li key={gift.id} className={styles.card}>
              <div>
                <p id={`${title}-${gift.id}`} className={styles.strong}>
                  <bdi>{gift.name}</bdi>
                </p>
                <p>
                  {t('gift.for', { name: isolateDirection(gift.recipientName) })} · <bdi>{gift.recipientEmail}</bdi>
                </p>
                <p className={styles.muted}>{formatState(t, gift, locale, timeZone)}</p>
              </div>
              {RESENDABLE.has(gift.state) ? (
                <div className={styles.actions}>
                  <button
                    type="button"
                    className={quiet}
                    aria-disabled={isBusy}
                    aria-describedby={`${title}-${gift.id}`}
                    onClick={() => void resend(gift)}
                  >
                    {t('gift.resend')}
                  </button>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </LoadState>
      {redeemLink}
    </section>
  );
}
