import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { dayOf, guideDate } from './guide-date.ts';
import { placed } from './guide-row.tsx';
import { type Guide, ticksOf } from './lay-out.ts';
import * as styles from './programmeGuide.styles.ts';

/** The time above the guide; each day begins with its date. For eyes only: every programme says its own time. */
export function GuideAxis({ guide }: { guide: Guide }) {
  const { locale } = useMessages();
  const timeZone = useTimeZone();
  let day = '';
  return (
    <div className={styles.axis} aria-hidden="true">
      <span className={styles.corner} />
      {ticksOf(guide).map((tick) => {
        const isNewDay = day !== dayOf(tick, timeZone);
        day = dayOf(tick, timeZone);
        return (
          <span key={tick} className={styles.tick} style={placed(tick, tick, guide.from)}>
            {isNewDay ? <b>{guideDate(tick, locale, timeZone)} </b> : null}
            {formatMoment(tick, 'time', locale, timeZone)}
          </span>
        );
      })}
    </div>
  );
}
