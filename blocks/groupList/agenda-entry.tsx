import { badge } from '#renderers/card/badges.styles.ts';
import { badgesOf } from '#renderers/card/badges.tsx';
import { cardLine } from '#renderers/card/card-line.ts';
import { card as cardStyle, line, title } from '#renderers/card/content-card.styles.ts';
import { toListEntry } from '#renderers/card/listed.ts';
import { renderSpoilerNote, getSpoilerAttribute } from '#renderers/card/veiled.tsx';
import { FavouriteButton } from '#renderers/lists/favourite-button.tsx';
import { formatDuration } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import { familyOf } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';
import { safeUrl } from '#schemas/url.ts';
import * as styles from './agenda.styles.ts';

/** Start time and duration of a title, in UTC with the zone's name until the viewer's time zone is known. */
function When({ start, end }: { start: number; end: number | undefined }) {
  const { t } = useMessages();
  const hydrated = useHydrated();
  return (
    <span className={styles.when}>
      <Moment at={start} format={hydrated ? 'time' : 'timeAndZone'} />
      {end !== undefined && end > start ? <span>{formatDuration(t, (end - start) / 1000)}</span> : null}
    </span>
  );
}

/** Whether an event has ended. */
const isOver = ({ type, live }: Card): boolean => familyOf(type) === 'LIVE' && type !== 'UPCOMING' && live === false;

/** Channel logo and status badges of a title. */
function Facts({ card }: { card: Card }) {
  const { t } = useMessages();
  const logo = safeUrl(card.programmingInfo?.channelLogoUrl ?? card.logoUrl);
  return (
    <span className={styles.facts}>
      {logo ? <img className={styles.channel} src={atWidth(logo, 240)} alt="" loading="lazy" decoding="async" /> : null}
      {isOver(card) ? <span className={badge}>{t('endedBadge')}</span> : null}
      {badgesOf(card, t, card.startDate !== undefined)}
    </span>
  );
}

/** Line of an agenda: time, picture, title, channel, status and actions. */
export function AgendaEntry({ card }: { card: Card }) {
  const { navigation, lists } = usePorts();
  const { t, locale } = useMessages();
  const { Link } = navigation;
  const veil = getSpoilerAttribute(card);
  // The agenda shows the start time beside the card, so the card's line does not repeat it.
  const { startDate, ...rest } = card;
  const about = cardLine(rest, t, locale, undefined);
  const listed = toListEntry(card);
  return (
    <article className={`${cardStyle} ${styles.entry}`} data-spoils={veil && card.id}>
      <Link className={styles.link} to={navigation.hrefOfCard(card)} data-card={card.id} data-type={card.type}>
        <span className={styles.picture} data-veil={veil && 'picture'}>
          <Picture
            src={card.thumbnailUrl ?? card.posterUrl}
            alt=""
            ratio="16 / 9"
            sizes="(min-width: 1920px) 240px, (min-width: 600px) 176px, 112px"
            max={640}
            placeholder={card.placeholder}
          />
        </span>
        <span className={styles.body}>
          {startDate === undefined ? null : <When start={startDate} end={card.endDate} />}
          <span className={styles.words}>
            <span className={title} data-veil={veil}>
              {card.title}
            </span>
            {renderSpoilerNote(card, t)}
            {about ? (
              <span className={line} data-veil={veil}>
                {about}
              </span>
            ) : null}
            {card.description ? (
              <span className={styles.description} data-veil={veil}>
                {card.description}
              </span>
            ) : null}
          </span>
          <Facts card={card} />
        </span>
      </Link>
      {lists && listed ? (
        <span className={styles.actions} data-for="signed-in">
          <FavouriteButton title={listed} className={`${iconButton} ${styles.action}`} iconSize={20} />
        </span>
      ) : null}
    </article>
  );
}
