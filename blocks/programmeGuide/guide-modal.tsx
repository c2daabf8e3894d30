import { ProgrammeDialog, WatchLinks } from '#renderers/card/hover/programme-dialog.tsx';
import { badgesOf } from '#renderers/card/badges.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { getNeed, guestUser } from '#schemas/access.ts';
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
function GuideLinks({ asked: { channel, programme }, isOnNow, playback, onClose }: GuideModalProps) {
  const { t } = useMessages();
  const { navigation, lists } = usePorts();
  const { Link } = navigation;
  const { eventId, name, accessLevel } = channel;
  const live = navigation.hrefOfCard({ id: eventId, title: name, type: 'LIVE', accessLevel });
  const plays = playback === 'ENABLED' && getNeed(channel, lists ?? guestUser) === undefined;
  if (!isOnNow || !plays)
    return (
      <Link to={live} className={secondary} onClick={onClose}>
        {t('guide.toChannel')}
      </Link>
    );
  const beginning = navigation.hrefOf({ type: 'ROUTE', route: live }, { start: programme.startDate });
  return <WatchLinks live={live} beginning={beginning} onClose={onClose} />;
}

/** Dialog of a programme of the guide. */
export default function GuideModal(props: GuideModalProps) {
  const { asked, hasMore, isOnNow, onClose } = props;
  const { channel, programme, start, end } = asked;
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { eventId, name, logoUrl, accessLevel } = channel;
  const card: Card = { id: eventId, title: name, type: 'LIVE', accessLevel, displayLiveBadge: isOnNow };
  const time = (at: number) => formatMoment(at, 'time', locale, timeZone);
  return (
    <ProgrammeDialog
      title={namesOf(programme, t)}
      titleClassName={own.names}
      picture={{ src: programme.thumbnailUrl ?? logoUrl }}
      logo={logoUrl}
      badges={badgesOf(card, t)}
      spoilerKey={getSpoilerKey(programme)}
      isPictureSpoiler={programme.hasResults === true}
      links={<GuideLinks {...props} />}
      onClose={onClose}
    >
      <p>{name}</p>
      <p className={own.when}>
        {guideDate(start, locale, timeZone)} · {t('programmeTimes', { from: time(start), to: time(end) })}
      </p>
      <ProgrammeDetails asked={asked} hasMore={hasMore} />
    </ProgrammeDialog>
  );
}
