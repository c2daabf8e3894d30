import { useId } from 'react';
import { field } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import * as styles from './time-choice.styles.ts';
import { fromField, whenInUtc, whenInZone, zoneName } from '../model/zone.ts';

interface TimeChoiceProps {
  /** The chosen time, as the value of the input; undefined means now. */
  at: string | undefined;
  onChange: (at: string | undefined) => void;
  /** Time that the input shows at first. */
  first: string;
  isPast: boolean;
}

/** Choice between now and a later time in the editor's time zone. */
export function TimeChoice({ at, onChange, first, isPast }: TimeChoiceProps) {
  const group = useId();
  const hintId = useId();
  const time = at === undefined ? undefined : fromField(at);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{messages.whenToPublish}</legend>
      <label className={styles.option}>
        <input type="radio" name={group} checked={at === undefined} onChange={() => onChange(undefined)} />
        {messages.atOnce}
      </label>
      <label className={styles.option}>
        <input type="radio" name={group} checked={at !== undefined} onChange={() => onChange(first)} />
        {messages.atATime}
      </label>
      {at === undefined ? null : (
        <>
          <input
            type="datetime-local"
            className={field}
            aria-label={messages.timeIn(zoneName())}
            aria-describedby={hintId}
            aria-invalid={isPast || undefined}
            value={at}
            onChange={({ target }) => onChange(target.value)}
          />
          <span id={hintId} role="status" className={styles.hint} data-problem={isPast || undefined}>
            {time === undefined
              ? messages.timeIn(zoneName())
              : isPast
                ? messages.timeHasPassed
                : messages.viewersGetIt(whenInZone(time), whenInUtc(time))}
          </span>
        </>
      )}
    </fieldset>
  );
}
