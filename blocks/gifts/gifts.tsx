import { useId } from 'react';
import useSWR from 'swr';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatPeriodLength } from '#renderers/messages/period.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { section, sectionEmpty } from '#renderers/theme/section.styles.ts';
import { formatMoney } from '#schemas/format-money.ts';
import type { GiftItem, GiftsBlock } from '#schemas/generated/types.ts';
import * as styles from './gifts.styles.ts';

/**
 * Returns the gifts of a block. It asks for them if the page came without them, and for their prices if the page was
 * rendered without the viewer's country.
 */
function useLocalGifts({ source = {}, products, isProvisional }: GiftsBlock) {
  const { data } = usePorts();
  const isAsked = products === undefined || isProvisional === true;
  const { data: all, error } = useSWR(isAsked ? 'gifts' : null, () => data.list({ list: 'GIFTS' }, undefined), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const { giftIds } = source;
  const local = giftIds
    ? giftIds.flatMap((id) => all?.entries.filter(({ giftId }) => giftId === id) ?? [])
    : all?.entries;
  return { gifts: all ? local : products, hasFailed: error !== undefined && products === undefined };
}

function GiftCard({ gift, heading: Heading }: { gift: GiftItem; heading: 'h2' | 'h3' }) {
  const { t, locale } = useMessages();
  const { Link, hrefOf } = usePorts().navigation;
  const nameId = useId();
  const { giftId, name, description, included, licenceName, period, price, taxInclusive } = gift;
  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <Icon name="gift" size={28} />
      </span>
      <Heading id={nameId} className={styles.name}>
        {name}
      </Heading>
      {description ? <p className={styles.description}>{description}</p> : null}
      <p className={styles.price}>
        <bdi className={styles.amount}>{formatMoney(price, locale)}</bdi>{' '}
        <span className={styles.muted}>{t('plan.once')}</span>
      </p>
      <p className={styles.muted}>{t(taxInclusive ? 'plan.taxIncluded' : 'plan.taxExcluded')}</p>
      <ul role="list" className={styles.included} aria-label={t('plan.included')}>
        {[t('gift.period', { plan: licenceName, length: formatPeriodLength(t, period) }), ...included].map(
          (line, index) => (
            <li key={`${index} ${line}`} className={styles.line}>
              <Icon name="check" size={18} />
              <span>{line}</span>
            </li>
          ),
        )}
      </ul>
      <Link
        to={hrefOf({ type: 'ROUTE', route: `/gift/${giftId}` }) ?? ''}
        className={`${styles.action} ${primary}`}
        aria-describedby={nameId}
      >
        {t('gift.give')}
      </Link>
    </li>
  );
}

/** The gifts that the realm sells, side by side. */
export function Gifts({ attributes, leading }: BlockProps<'gifts'>) {
  const { t } = useMessages();
  const { title, description, emptyTitle } = attributes;
  const { gifts, hasFailed } = useLocalGifts(attributes);
  const empty = hasFailed ? t('gift.failed') : emptyTitle;
  if (gifts?.length === 0 && !empty) return null;
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section className={section} aria-busy={gifts === undefined && !hasFailed}>
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {description ? <p className={styles.lead}>{description}</p> : null}
      {gifts === undefined && !hasFailed ? (
        <p role="status" className={styles.skeleton}>
          {t('loading')}
        </p>
      ) : gifts === undefined || gifts.length === 0 ? (
        <p className={sectionEmpty}>{empty}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {gifts.map((gift) => (
            <GiftCard key={gift.giftId} gift={gift} heading={title && !leading ? 'h3' : 'h2'} />
          ))}
        </ul>
      )}
    </section>
  );
}
