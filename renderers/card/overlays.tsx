import type { CSSProperties, ReactNode } from 'react';
import type { Card } from '#schemas/generated/types.ts';
import type { Translate } from '../messages/messages.tsx';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import { badge } from './badges.styles.ts';
import * as styles from './overlays.styles.ts';

/** Maximum number of audio languages that are listed; if there are more, only their number is shown. */
const MAX_NAMED_LANGUAGES = 3;

/** Watched share of a title, from 0 to 1; undefined if it was never started. */
export const watchedShare = ({ watchProgress = 0, duration }: Card): number | undefined =>
  watchProgress > 0 && duration ? Math.min(1, watchProgress / duration) : undefined;

/** Overlays at the bottom of a card's picture: audio languages if there are several, and the watch progress. */
export function overlaysOf(card: Card, t: Translate): ReactNode {
  const { audioTracks = [] } = card;
  const share = watchedShare(card);
  return (
    <>
      {audioTracks.length > 1 ? (
        <span className={`${badge} ${styles.languages}`}>
          <span className={visuallyHidden}>{t('audioLanguages')} </span>
          {audioTracks.slice(0, MAX_NAMED_LANGUAGES).join(' · ').toUpperCase()}
          {audioTracks.length > MAX_NAMED_LANGUAGES ? ` +${audioTracks.length - MAX_NAMED_LANGUAGES}` : ''}
        </span>
      ) : null}
      {share === undefined ? null : (
        <span className={styles.progress}>
          <span className={visuallyHidden}>{t('watchedShare', { percent: Math.round(share * 100) })}</span>
          <span className={styles.bar} style={{ '--share': share } as CSSProperties} />
        </span>
      )}
    </>
  );
}
