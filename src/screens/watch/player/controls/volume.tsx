import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Control } from '../shared/control.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './controls.styles.ts';

/** Volume control. */
export function Volume() {
  useSignals();
  const { t } = useMessages();
  const { playback } = usePlayerFace();
  const { volume, muted } = playback.state;
  const level = muted.value ? 0 : volume.value;
  return (
    <div className={styles.volume}>
      <Control
        icon={level === 0 ? 'volumeOff' : 'volume'}
        label={t(level === 0 ? 'player.unmute' : 'player.mute')}
        onClick={() =>
          level === 0 && volume.peek() === 0 ? playback.setVolume(0.5) : playback.setMuted(!muted.peek())
        }
      />
      <input
        type="range"
        className={styles.volumeSlider}
        min={0}
        max={1}
        step={0.05}
        value={level}
        aria-label={t('player.volume')}
        aria-valuetext={`${Math.round(level * 100)} %`}
        onChange={(event) => playback.setVolume(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
