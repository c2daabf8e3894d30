import { memo } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { dayIn } from '#schemas/time/day.ts';
import { guideDate } from './guide-date.ts';
import { getTimeStyle } from './guide-row.tsx';
import { ticksOf } from './lay-out.ts';
import * as styles from './programmeGuide.styles.ts';

interface GuideAxisProps {
  /** Rendered time range, in milliseconds since 1970. */
  from: number;
  to: number;
  /** First visible time. Its date is shown above the channel names; the date of each following day is on the axis. */
  at: number;
  /** Start of the guide's time range, in milliseconds since 1970. */
  begin: number;
}

/** Time axis of the guide with dates. Hidden from screen readers, because every programme has its own time. */
export const GuideAxis = memo(function GuideAxis({ from, to, at, begin }: GuideAxisProps) {
  const { locale } = useMessages();
  const timeZone = useTimeZone();
  let day = dayIn(from, timeZone);
  return (
    <div className={styles.axis} aria-hidden="true">
      <span className={styles.corner}>{guideDate(at, locale, timeZone)}</span>
      {ticksOf({ from, to }).map((tick) => {
        const isNewDay = day !== dayIn(tick, timeZone);
        day = dayIn(tick, timeZone);
        return (
          <span key={tick} className={styles.tick} style={getTimeStyle(tick, tick, begin)}>
            {isNewDay ? <b>{guideDate(tick, locale, timeZone)} </b> : null}
            {formatMoment(tick, 'time', locale, timeZone)}
          </span>
        );
      })}
    </div>
  );
});
