import { useId } from 'react';
import { field } from '../ui/controls.styles.ts';
import { words } from '../words.ts';
import * as styles from './time-choice.styles.ts';
import { fromField, whenInUtc, whenInZone, zoneName } from '../model/zone.ts';

interface TimeChoiceProps {
  /** What stands in the field; undefined for now. */
  at: string | undefined;
  onChange: (at: string | undefined) => void;
  /** Where the field begins. */
  first: string;
  isPast: boolean;
}

/** Now or at a time to come, in the editor's own zone, which is named. */
export function TimeChoice({ at, onChange, first, isPast }: TimeChoiceProps) {
  const group = useId();
  const hintId = useId();
  const time = at === undefined ? undefined : fromField(at);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{words.whenToPublish}</legend>
      <label className={styles.option}>
        <input type="radio" name={group} checked={at === undefined} onChange={() => onChange(undefined)} />
        {words.atOnce}
      </label>
      <label className={styles.option}>
        <input type="radio" name={group} checked={at !== undefined} onChange={() => onChange(first)} />
        {words.atATime}
      </label>
      {at === undefined ? null : (
        <>
          <input
            type="datetime-local"
            className={field}
            aria-label={words.timeIn(zoneName())}
            aria-describedby={hintId}
            aria-invalid={isPast || undefined}
            value={at}
            onChange={({ target }) => onChange(target.value)}
          />
          <span id={hintId} role="status" className={styles.hint} data-problem={isPast || undefined}>
            {time === undefined
              ? words.timeIn(zoneName())
              : isPast
                ? words.timeHasPassed
                : words.viewersGetIt(whenInZone(time), whenInUtc(time))}
          </span>
        </>
      )}
    </fieldset>
  );
}
