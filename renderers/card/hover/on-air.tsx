import { useMessages } from '../../messages/messages.tsx';
import { formatMoment } from '../../primitives/time/moment.tsx';
import { useTimeZone } from '../../primitives/time/use-time-zone.ts';
import { instantOf } from '../../messages/instant.ts';
import type { AnyCard } from '../remembered.ts';
import * as styles from './hover-panel.styles.ts';

/** Current programme of a live card's channel, with its start and end. */
export function CardOnAir({ card }: { card: AnyCard }) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const programme = card.programmingInfo?.currentProgramme;
  const from = programme && instantOf(programme.startDate);
  const to = programme && instantOf(programme.endDate);
  if (!programme || from === undefined || to === undefined) return null;
  const time = (at: number) => formatMoment(at, 'time', locale, timeZone);
  return (
    <>
      <p className={styles.onAir}>{[programme.programme, programme.episode].filter(Boolean).join(' · ')}</p>
      <p className={styles.line}>{t('programmeTimes', { from: time(from), to: time(to) })}</p>
    </>
  );
}
