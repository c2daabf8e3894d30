import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { iconButton, primary, secondary } from '../../primitives/button/button.styles.ts';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { atWidth } from '../../primitives/picture/sources.ts';
import * as styles from './programme-dialog.styles.ts';

interface WatchLinksProps {
  /** Path of the live stream. */
  live: string;
  /** Path that plays the programme from its start; undefined if it cannot be played from there. */
  beginning: string | undefined;
  onClose: () => void;
}

/** Links to watch a live stream and its current programme from the start. */
export function WatchLinks({ live, beginning, onClose }: WatchLinksProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <>
      <Link to={live} className={primary} onClick={onClose}>
        <Icon name="play" size={18} />
        {t('playLive')}
      </Link>
      {beginning ? (
        <Link to={beginning} className={secondary} onClick={onClose}>
          <Icon name="replay" size={18} />
          {t('playFromBeginning')}
        </Link>
      ) : null}
    </>
  );
}

interface ProgrammeDialogProps {
  title: ReactNode;
  titleClassName?: string;
  picture: { src: string | undefined; placeholder?: string | undefined };
  /** URL of the channel's logo. */
  logo: string | undefined;
  badges: ReactNode;
  /** Key under which spoiler protection stores that the viewer has revealed the programme's result. */
  spoilerKey?: string | undefined;
  /** Whether the picture shows a result and is hidden until the viewer reveals it. */
  isPictureSpoiler?: boolean;
  /** Programme details that the dialog shows below the title. */
  children: ReactNode;
  links: ReactNode;
  onClose: () => void;
}

/** Dialog of a programme: picture, title, details and links. */
export function ProgrammeDialog({
  title,
  titleClassName = '',
  picture,
  logo,
  badges,
  spoilerKey,
  isPictureSpoiler = false,
  children,
  links,
  onClose,
}: ProgrammeDialogProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div data-spoils={spoilerKey}>
        <div className={styles.picture}>
          <span data-veil={isPictureSpoiler ? 'picture' : undefined}>
            <Picture {...picture} alt="" ratio="16 / 9" sizes="(min-width: 600px) 480px, 100vw" />
          </span>
          {badges}
          {logo ? <img className={styles.logo} src={atWidth(logo, 240)} alt="" /> : null}
        </div>
        <div className={styles.body}>
          <h2 id={id} className={`${styles.title} ${titleClassName}`}>
            {title}
          </h2>
          {children}
          <div className={styles.ways}>{links}</div>
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
