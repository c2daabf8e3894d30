import { useId } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { iconButton, primary, secondary } from '../../primitives/button/button.styles.ts';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { atWidth } from '../../primitives/picture/sources.ts';
import { safeUrl } from '#schemas/url.ts';
import { badgesOf } from '../badges.tsx';
import type { AnyCard } from '../remembered.ts';
import { OnAir } from './on-air.tsx';
import { getStartOverHref } from './programme-rule.ts';
import * as styles from './programme-modal.styles.ts';

/** Dialog of one programme, with links to watch the live stream and the programme from its start. */
export function ProgrammeModal({ card, onClose }: { card: AnyCard; onClose: () => void }) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const id = useId();
  const { Link } = navigation;
  const programme = card.programmingInfo?.currentProgramme;
  const beginning = getStartOverHref(card, navigation);
  const logo = safeUrl(card.programmingInfo?.channelLogoUrl);
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.picture}>
        <Picture
          src={programme?.thumbnailUrl ?? card.thumbnailUrl}
          alt=""
          ratio="16 / 9"
          sizes="(min-width: 600px) 480px, 100vw"
          placeholder={card.placeholder}
        />
        {badgesOf(card, t)}
        {logo ? <img className={styles.logo} src={atWidth(logo, 240)} alt="" /> : null}
      </div>
      <div className={styles.body}>
        <h2 id={id} className={styles.title}>
          {card.title}
        </h2>
        <OnAir card={card} />
        <div className={styles.ways}>
          <Link to={navigation.hrefOfCard(card)} className={primary} onClick={onClose}>
            <Icon name="play" size={18} />
            {t('playLive')}
          </Link>
          {beginning ? (
            <Link to={beginning} className={secondary} onClick={onClose}>
              <Icon name="replay" size={18} />
              {t('playFromBeginning')}
            </Link>
          ) : null}
        </div>
      </div>
      <button
        type="button"
        className={`${iconButton} ${styles.close}`}
        aria-label={t('closeProgramme')}
        onClick={onClose}
      >
        <Icon name="close" size={24} />
      </button>
    </Dialog>
  );
}
