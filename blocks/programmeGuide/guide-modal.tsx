import { useId } from 'react';
import * as styles from '#renderers/card/hover/programme-modal.styles.ts';
import { badgesOf } from '#renderers/card/badges.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { iconButton, primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { needOf } from '#schemas/access.ts';
import type { Card, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import { guideDate } from './guide-date.ts';
import { namesOf, getSpoilerKey } from './guide-row.tsx';
import { type Asked, ProgrammeDetails } from './programme-details.tsx';
import * as own from './programmeGuide.styles.ts';

interface GuideModalProps {
  asked: Asked;
  /** Whether more details can be fetched. */
  hasMore: boolean;
  isOnNow: boolean;
  playback: ProgrammeGuideBlock['playback'];
  onClose: () => void;
}

/**
 * Playback links of the current programme, if the viewer has access and the realm allows playback; else a link to the
 * channel.
 */
function Ways({ asked: { channel, programme }, isOnNow, playback, onClose }: GuideModalProps) {
  const { t } = useMessages();
  const { navigation, lists } = usePorts();
  const { Link } = navigation;
  const { eventId, name, accessLevel } = channel;
  const live = navigation.hrefOfCard({ id: eventId, title: name, type: 'LIVE', accessLevel });
  const plays = playback === 'ENABLED' && needOf(accessLevel, lists?.isGuest ?? true) === undefined;
  if (!isOnNow || !plays)
    return (
      <Link to={live} className={secondary} onClick={onClose}>
        {t('guide.toChannel')}
      </Link>
    );
  const beginning = navigation.hrefOf({ type: 'ROUTE', route: live }, { start: programme.startDate });
  return (
    <>
      <Link to={live} className={primary} onClick={onClose}>
        <Icon name="play" size={18} />
        {t('playLive')}
      </Link>
      {beginning ? (
        <Link to={beginning} className={secondary} onClick={onClose}>
          <Icon name="replay" size={18} />
          {t('playFromBeginning')}
        </Link>
      ) : null}
    </>
  );
}

/** Dialog of a programme: picture, titles, channel, access, time, description and links. */
export default function GuideModal(props: GuideModalProps) {
  const { asked, hasMore, isOnNow, onClose } = props;
  const { channel, programme, start, end } = asked;
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const id = useId();
  const { eventId, name, logoUrl, accessLevel } = channel;
  const card: Card = { id: eventId, title: name, type: 'LIVE', accessLevel, displayLiveBadge: isOnNow };
  const time = (at: number) => formatMoment(at, 'time', locale, timeZone);
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div data-spoils={getSpoilerKey(programme)}>
        <div className={styles.picture}>
          <span data-veil={programme.hasResults ? 'picture' : undefined}>
            <Picture
              src={programme.thumbnailUrl ?? logoUrl}
              alt=""
              ratio="16 / 9"
              sizes="(min-width: 600px) 480px, 100vw"
            />
          </span>
          {badgesOf(card, t)}
          {logoUrl ? <img className={styles.logo} src={atWidth(logoUrl, 240)} alt="" /> : null}
        </div>
        <div className={styles.body}>
          <h2 id={id} className={`${styles.title} ${own.names}`}>
            {namesOf(programme, t)}
          </h2>
          <p>{name}</p>
          <p className={own.when}>
            {guideDate(start, locale, timeZone)} · {t('programmeTimes', { from: time(start), to: time(end) })}
          </p>
          <ProgrammeDetails asked={asked} hasMore={hasMore} />
          <div className={styles.ways}>
            <Ways {...props} />
          </div>
        </div>
      </div>
      <button
        type="button"
        className={`${iconButton} ${styles.close}`}
        aria-label={t('closeProgramme')}
        onClick={onClose}
      >
        <Icon name="close" size={24} />
      </button>
    </Dialog>
  );
}
