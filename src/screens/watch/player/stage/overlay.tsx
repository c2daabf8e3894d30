import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './overlay.styles.ts';

/** Loading indicator, with a text if the network is the cause. */
function Waiting() {
  useSignals();
  const { t } = useMessages();
  const trouble = usePlayerFace().playback.state.trouble.value;
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} />
      <span className={trouble ? styles.words : styles.hidden}>
        {t(trouble === 'offline' ? 'player.offline' : trouble ? 'player.reconnecting' : 'player.buffering')}
      </span>
    </div>
  );
}

/** Overlay on the picture: large play button or loading indicator. */
export function Overlay() {
  useSignals();
  const { t } = useMessages();
  const { playback, video } = usePlayerFace();
  const { phase, paused, waiting, ended, trouble, blocked, ad } = playback.state;
  if (trouble.value || phase.value === 'loading' || (waiting.value && !blocked.value)) return <Waiting />;
  if (!paused.value || ad.value) return null;
  const isBlocked = blocked.value && !ended.value;
  return (
    <>
      <button
        type="button"
        className={styles.start}
        onClick={playback.play}
        aria-label={ended.value ? t('player.replay') : t('player.startPlaying', { title: video.title })}
        data-large
      >
        <Icon name={ended.value ? 'replay' : 'play'} size={40} />
      </button>
      {isBlocked ? <p className={styles.tapWords}>{t('player.tapToPlay')}</p> : null}
    </>
  );
}
