import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import * as styles from './consent.styles.ts';

/** Terms that have changed since the user answered them, and the date of the change. */
export interface Changed {
  terms: readonly string[];
  /** Time of the change in milliseconds since 1970. */
  since: number;
}

interface ConsentReasonProps {
  id?: string;
  changed: Changed | undefined;
  /** Label of the explanation. Its placeholders are `date` and `terms`. */
  label?: LabelKey;
}

/** Explains why the user is asked to accept the terms again. */
export function ConsentReason({ id, changed, label = 'consent.changed' }: ConsentReasonProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  return (
    <p id={id} className={styles.body}>
      {changed
        ? t(label, {
            date: formatMoment(changed.since, 'day', locale, timeZone),
            terms: new Intl.ListFormat(locale).format(changed.terms),
          })
        : t('consent.body')}
    </p>
  );
}
