import type { ReactNode } from 'react';
import type { Card } from '#schemas/generated/types.ts';
import { formatDuration } from '../messages/duration.ts';
import type { Translate } from '../messages/messages.tsx';
import { note } from '../spoilers/veil.styles.ts';
import * as styles from './content-card.styles.ts';

/** Value of the spoiler attribute: set only for titles whose text reveals a result. */
export const getSpoilerAttribute = ({ hasResults }: Card): 'words' | undefined => (hasResults ? 'words' : undefined);

/** Replacement text for a title that reveals a result: its category and duration. */
export function renderSpoilerNote({ hasResults, categories = [], duration }: Card, t: Translate): ReactNode {
  if (!hasResults) return null;
  const line = [categories[0], duration ? formatDuration(t, duration) : undefined].filter(Boolean).join(' · ');
  return (
    <span className={note} data-veil="note">
      <span className={styles.title}>{t('spoilers.hidden')}</span>
      {line ? <span className={styles.line}>{line}</span> : null}
    </span>
  );
}
