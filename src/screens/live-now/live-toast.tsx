import { useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { iconButton, primary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import * as styles from './live-toast.styles.ts';

/** Display time in milliseconds (product document 1, section 9). */
export const LIVE_TOAST_DURATION_MS = 15_000;

/** An event that has just started. */
export interface BegunEvent {
  id: number;
  title: string;
  thumbnailUrl?: string | undefined;
  placeholder?: string | undefined;
}

/** Toast that announces a live event and links to it. Hides itself, but not while it is hovered or focused. */
export function LiveToast({ event, onGone }: { event: BegunEvent; onGone: () => void }) {
  const { t } = useMessages();
  const { Link, hrefOf } = usePorts().navigation;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = () => clearTimeout(timer.current);
  const release = () => {
    hold();
    timer.current = setTimeout(onGone, LIVE_TOAST_DURATION_MS);
  };
  useEffect(() => {
    timer.current = setTimeout(onGone, LIVE_TOAST_DURATION_MS);
    return () => clearTimeout(timer.current);
  }, [onGone]);
  const href = hrefOf({ type: 'LIVE', id: event.id, title: event.title });
  return (
    // Hover and focus only pause the timer; no keyboard action is needed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.toast}
      aria-label={t('liveNow')}
      data-live-toast={event.id}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles.picture}>
        <Picture
          src={event.thumbnailUrl}
          alt=""
          ratio="16 / 9"
          sizes="160px"
          max={320}
          placeholder={event.placeholder}
        />
      </span>
      <div className={styles.text}>
        <p role="status" className={styles.words}>
          <span className={styles.badge}>{t('liveNow')}</span>
          <strong className={styles.title}>{event.title}</strong>
        </p>
        {href ? (
          <Link to={href} className={primary} onClick={onGone}>
            {t('watchNow')}
          </Link>
        ) : null}
      </div>
      <button type="button" className={`${iconButton} ${styles.close}`} aria-label={t('dismiss')} onClick={onGone}>
        <Icon name="close" />
      </button>
    </section>
  );
}
