import { useMessages } from '#renderers/messages/messages.tsx';
import { formatPeriodLength } from '#renderers/messages/period.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { isolateDirection } from '#schemas/format-money.ts';
import type { GiftOffer } from '#schemas/wire/commerce/gifts.ts';
import * as styles from './gifts.styles.ts';

type GiftCardProps = Pick<GiftOffer, 'name' | 'licenceName' | 'included' | 'period'> &
  Partial<Pick<GiftOffer, 'senderName' | 'recipientName' | 'message'>> & {
    /** Level of the heading that says what is given. */
    heading: 'h2' | 'h3';
  };

/** A gift as its receiver sees it: from whom, what, for how long, and the message. */
export function GiftCard({ heading: Heading, ...gift }: GiftCardProps) {
  const { t } = useMessages();
  const { name, licenceName, included, period, message } = gift;
  const sender = isolateDirection(gift.senderName || t('gift.senderName'));
  return (
    <div className={styles.giftCard}>
      <span className={styles.icon}>
        <Icon name="gift" size={32} />
      </span>
      {gift.recipientName ? <p className={styles.muted}>{t('gift.for', { name: gift.recipientName })}</p> : null}
      <Heading className={styles.title}>{t('gift.gives', { sender, gift: isolateDirection(name) })}</Heading>
      {message ? <blockquote className={styles.message}>{message}</blockquote> : null}
      <ul role="list" className={styles.included} aria-label={t('plan.included')}>
        {[t('gift.period', { plan: licenceName, length: formatPeriodLength(t, period) }), ...included].map(
          (line, index) => (
            <li key={`${index} ${line}`}>
              <Icon name="check" size={18} />
              <span>{line}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
