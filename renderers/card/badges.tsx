import type { ReactNode } from 'react';
import { familyOf, isPlayedType } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';
import type { Translate } from '../messages/messages.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { badge, badges, end, live } from './badges.styles.ts';

/**
 * Badges on a card's picture: live and upcoming at the start, access and audio at the end. A plain function instead of
 * a component, because pages have thousands of cards. `isDated`: the event's time is shown beside the card, so the
 * "upcoming" badge is left out.
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
          // The page is rendered for guests; CSS hides this badge from signed-in users before the first paint.
          <span className={badge} data-for="guest">
            {t('signInToWatch')}
          </span>
        ) : null}
        {card.accessLevel === 'DENIED' ? (
          // A style sheet hides this badge from holders of one of these licences.
          <span className={badge} data-licences={card.licenceIds?.join(' ')}>
            <Icon name="lock" size={14} />
            {t('purchaseToWatch')}
          </span>
        ) : null}
      </span>
    </span>
  );
}
