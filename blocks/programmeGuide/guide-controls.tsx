import { memo } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import { dayIn, daysWithin, startOfDay } from '#schemas/time/day.ts';
import { hourBefore, hoursOf, sameHourOf } from './days.ts';
import { guideDate, weekdayOf } from './guide-date.ts';
import type { TimeRange } from './lay-out.ts';
import * as styles from './programmeGuide.styles.ts';
import { HOUR } from './window.ts';

/** Time by which a button press scrolls the guide. */
const STEP = 3 * HOUR;

interface GuideControlsProps {
  stretch: TimeRange;
  /** First visible time of the guide, in milliseconds since 1970. */
  at: number;
  /** Whether the end of the guide is visible. */
  isAtEnd: boolean;
  now: number | undefined;
  jump: (to: number) => void;
}

/**
 * Controls that scroll the guide to a day, an hour, now, or by a step. Rendered in the browser only, because days
 * depend on the viewer's time zone.
 */
export const GuideControls = memo(function GuideControls({ stretch, at, isAtEnd, now, jump }: GuideControlsProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const hydrated = useHydrated();
  if (!hydrated) return <div className={styles.controls} />;
  const days = daysWithin(stretch, timeZone);
  const today = now === undefined ? undefined : dayIn(now, timeZone);
  const shownDay = isAtEnd ? days.at(-1) : dayIn(at, timeZone);
  const hours = hoursOf(dayIn(at, timeZone), timeZone);
  return (
    <div className={styles.controls}>
      {days.length > 1 ? (
        <div role="group" aria-label={t('guide.days')} className={styles.days}>
          {days.map((day) => (
            <button
              key={day}
              type="button"
              className={`${chip} ${active} ${styles.day}`}
              aria-pressed={day === shownDay}
              onClick={() => jump(sameHourOf(day, at, timeZone))}
            >
              {day === today ? t('guide.today') : weekdayOf(startOfDay(day, timeZone), locale, timeZone)}{' '}
              {guideDate(startOfDay(day, timeZone), locale, timeZone)}
            </button>
          ))}
        </div>
      ) : null}
      <div className={styles.times}>
        <button
          type="button"
          className={`${iconButton} ${styles.before}`}
          aria-label={t('guide.earlier')}
          disabled={at <= stretch.from}
          onClick={() => jump(at - STEP)}
        >
          <Icon name="chevron" />
        </button>
        <select
          className={styles.hour}
          aria-label={t('guide.time')}
          value={hourBefore(at, timeZone)}
          onChange={({ target }) => jump(Number(target.value))}
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {formatMoment(hour, 'time', locale, timeZone)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={`${iconButton} ${styles.after}`}
          aria-label={t('guide.later')}
          disabled={at + STEP >= stretch.to}
          onClick={() => jump(at + STEP)}
        >
          <Icon name="chevron" />
        </button>
        {now !== undefined && now >= stretch.from && now < stretch.to ? (
          <button type="button" className={`${chip} ${active} ${styles.day}`} onClick={() => jump(now)}>
            {t('guide.now')}
          </button>
        ) : null}
      </div>
    </div>
  );
});
