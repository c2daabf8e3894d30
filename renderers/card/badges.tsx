import type { ReactNode } from 'react';
import { familyOf, isPlayedType } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';
import type { Translate } from '../messages/messages.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { badge, badges, end, live } from './badges.styles.ts';

/**
 * What stands on a card's picture, always in the same places: live and upcoming at the start, access and sound at the end.
 * A function, as the other parts of a card are: pages have thousands of cards, and each component of one costs again.
 * `isDated`: the time of the event stands beside the card, so that it need not say that it is to come.
 */
export function badgesOf(card: Card, t: Translate, isDated = false): ReactNode {
  return (
    <span className={badges}>
      {familyOf(card.type) === 'LIVE' && isPlayedType(card.type) && (card.displayLiveBadge ?? card.live) ? (
        <span className={`${badge} ${live}`}>{t('liveBadge')}</span>
      ) : null}
      {card.type === 'UPCOMING' && !isDated ? <span className={badge}>{t('upcomingBadge')}</span> : null}
      <span className={end}>
        {card.audioOnly ? (
          <span className={badge}>
            <Icon name="audio" size={14} />
            {t('audioOnlyBadge')}
          </span>
        ) : null}
        {card.accessLevel === 'GRANTED_ON_SIGN_IN' ? (
          // The page is drawn as for a guest; for the signed-in it is hidden before the first paint.
          <span className={badge} data-for="guest">
            {t('signInToWatch')}
          </span>
        ) : null}
        {card.accessLevel === 'DENIED' ? (
          <span className={badge}>
            <Icon name="lock" size={14} />
            {t('purchaseToWatch')}
          </span>
        ) : null}
      </span>
    </span>
  );
}
