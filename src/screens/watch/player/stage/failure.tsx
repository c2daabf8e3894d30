import { useMessages } from '#renderers/messages/messages.tsx';
import type { PlaybackFault } from '#renderers/ports/player.ts';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './overlay.styles.ts';

/** Error message with a retry button and an error code for support. */
export function Failure({ fault }: { fault: PlaybackFault }) {
  const { t } = useMessages();
  const { playback } = usePlayerFace();
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>{t(fault.title)}</p>
      {fault.text ? <p>{t(fault.text)}</p> : null}
      {fault.message ? <p>{fault.message}</p> : null}
      <button type="button" className={primary} onClick={fault.retry ? playback.retry : () => history.back()}>
        {t(fault.retry ? 'retry' : 'goBack')}
      </button>
      <p className={styles.code}>{t('player.code', { code: fault.code })}</p>
    </div>
  );
}
