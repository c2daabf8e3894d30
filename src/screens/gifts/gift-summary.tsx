import { useMessages } from '#renderers/messages/messages.tsx';
import { formatPeriodLength } from '#renderers/messages/period.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import { formatDelivery } from '../checkout/gift-delivery.ts';
import * as styles from './gifts.styles.ts';

export { giftDrafts } from './gift-draft.ts';

interface GiftSummaryProps {
  /** ISO 8601: how long the receiver gets the licence. */
  period: string;
  details: GiftDetails;
  /** The form of the gift. */
  formHref: string;
}

/** What a gift's checkout says beside the product: for how long, for whom, and when it is sent. */
export function GiftSummary({ period, details, formHref }: GiftSummaryProps) {
  const { t, locale } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <div className={styles.summary}>
      <dl className={styles.facts}>
        <dt>{t('gift.length')}</dt>
        <dd>{formatPeriodLength(t, period)}</dd>
        <dt>{t('gift.receiver')}</dt>
        <dd>
          <bdi>{details.recipientName}</bdi>
          <br />
          <bdi>{details.recipientEmail}</bdi>
        </dd>
      </dl>
      <p>{formatDelivery(t, 'gift.send', details, locale)}</p>
      <p className={styles.muted}>{t('gift.noRenewal')}</p>
      <Link to={formHref} className={styles.link}>
        {t('gift.edit')}
      </Link>
    </div>
  );
}
