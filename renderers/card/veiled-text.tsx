import type { ReactNode } from 'react';
import type { Card } from '#schemas/generated/types.ts';
import { sayDuration } from '../messages/duration.ts';
import type { Say } from '../messages/words.tsx';
import { note } from '../spoilers/veil.styles.ts';
import * as styles from './content-card.styles.ts';

/** What a card says in the place of a title that gives its result away: what sort it is, and how long. */
export function veiledTextOf({ hasResults, categories = [], duration }: Card, say: Say): ReactNode {
  if (!hasResults) return null;
  const line = [categories[0], duration ? sayDuration(say, duration) : undefined].filter(Boolean).join(' · ');
  return (
    <span className={note} data-veil="note">
      <span className={styles.title}>{say('spoilers.hidden')}</span>
      {line ? <span className={styles.line}>{line}</span> : null}
    </span>
  );
}
