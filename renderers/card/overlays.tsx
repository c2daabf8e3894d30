import type { CSSProperties, ReactNode } from 'react';
import type { Card } from '#schemas/generated/types.ts';
import type { Translate } from '../messages/messages.tsx';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import { badge } from './badges.styles.ts';
import * as styles from './overlays.styles.ts';

/** More languages than these are counted instead of named. */
const NAMED = 3;

/** How much of a title has been watched, from 0 to 1; undefined before its first second. */
export const watchedShare = ({ watchProgress = 0, duration }: Card): number | undefined =>
  watchProgress > 0 && duration ? Math.min(1, watchProgress / duration) : undefined;

/** What stands at the foot of a card's picture: the languages, where there is a choice, and how far one has watched. */
export function overlaysOf(card: Card, t: Translate): ReactNode {
  const { audioTracks = [] } = card;
  const share = watchedShare(card);
  return (
    <>
      {audioTracks.length > 1 ? (
        <span className={`${badge} ${styles.languages}`}>
          <span className={visuallyHidden}>{t('audioLanguages')} </span>
          {audioTracks.slice(0, NAMED).join(' · ').toUpperCase()}
          {audioTracks.length > NAMED ? ` +${audioTracks.length - NAMED}` : ''}
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
