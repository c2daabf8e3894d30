import { type CSSProperties, useState } from 'react';
import { badgesOf } from '#renderers/card/badges.tsx';
import { sizesFor } from '#renderers/card/per-row.ts';
import { registerCard } from '#renderers/card/remembered.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { formatMoment, Moment } from '#renderers/primitives/time/moment.tsx';
import { useNow } from '#renderers/primitives/time/use-now.ts';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { LiveCard as Card } from '#schemas/generated/types.ts';
import * as styles from './liveRow.styles.ts';
import { channel } from './liveRow.styles.ts';
import { onAir, shareOver } from './on-air.ts';

/** Channel logo over the picture; hidden if it fails to load. */
function ChannelLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  return failed === src ? null : (
    <img className={channel} src={atWidth(src, 240)} alt="" loading="lazy" onError={() => setFailed(src)} />
  );
}

/** Current and next programme of the card's channel, or the event's start. */
function Lines({ card }: { card: Card }) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const now = useNow();
  const { current, next } = onAir(card, now);
  if (!current && !next)
    return card.startDate === undefined ? null : (
      <span className={styles.line}>
        <Moment at={card.startDate} format="dayAndTime" />
      </span>
    );
  return (
    <>
      {current ? (
        <>
          <span className={styles.line} data-now>
            {current.title}
          </span>
          <span className={styles.progress} aria-hidden="true">
            {now === undefined ? null : <span style={{ '--share': shareOver(current, now) } as CSSProperties} />}
          </span>
        </>
      ) : null}
      {next ? (
        <span className={styles.line}>
          {t('nextUp', { time: formatMoment(next.from, 'time', locale, timeZone), title: next.title })}
        </span>
      ) : null}
    </>
  );
}

/**
 * Card of a live event: picture with badges and channel logo, title, and current programme. The whole card is one link.
 */
export function LiveCard({ card }: { card: Card }) {
  const { navigation } = usePorts();
  const { t } = useMessages();
  const { thumbnailUrl, placeholder, programmingInfo, title } = card;
  const { Link } = navigation;
  return (
    <article ref={registerCard(card)}>
      <Link className={styles.card} to={navigation.hrefOfCard(card)} data-card={card.id} data-type={card.type}>
        <span className={styles.picture}>
          <Picture
            src={thumbnailUrl}
            alt=""
            ratio="16 / 9"
            sizes={sizesFor('regular')}
            max={1080}
            placeholder={placeholder}
          />
          {badgesOf(card, t)}
          {programmingInfo?.channelLogoUrl ? <ChannelLogo src={programmingInfo.channelLogoUrl} /> : null}
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          <Lines card={card} />
        </span>
      </Link>
    </article>
  );
}
