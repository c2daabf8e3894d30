import { memo } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import { daysOf, hourOf, hourOfDay } from './days.ts';
import { dayOf, guideDate, weekdayOf } from './guide-date.ts';
import type { Stretch } from './lay-out.ts';
import * as styles from './programmeGuide.styles.ts';
import { HOUR } from './window.ts';

/** By how much the guide goes on at a press of a button. */
const STEP = 3 * HOUR;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface GuideControlsProps {
  stretch: Stretch;
  /** The moment that is in sight first. */
  at: number;
  now: number | undefined;
  jump: (to: number) => void;
}

/** Sends the guide to a day, an hour, now, or on a little. The server does not know whose days they are: without a program there are none. */
export const GuideControls = memo(function GuideControls({ stretch, at, now, jump }: GuideControlsProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const hydrated = useHydrated();
  if (!hydrated) return <div className={styles.controls} />;
  const days = daysOf(stretch);
  const today = dayOf(at, timeZone);
  return (
    <div className={styles.controls}>
      {days.length > 1 ? (
        <div role="group" aria-label={t('guide.days')} className={styles.days}>
          {days.map((day) => (
            <button
              key={day}
              type="button"
              className={`${chip} ${active} ${styles.day}`}
              aria-pressed={dayOf(day, timeZone) === today}
              onClick={() => jump(hourOfDay(day, hourOf(at)))}
            >
              {now !== undefined && dayOf(day, timeZone) === dayOf(now, timeZone)
                ? t('guide.today')
                : weekdayOf(day, locale, timeZone)}{' '}
              {guideDate(day, locale, timeZone)}
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
          value={hourOf(at)}
          onChange={({ target }) => jump(hourOfDay(at, Number(target.value)))}
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {formatMoment(hourOfDay(at, hour), 'time', locale, timeZone)}
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
