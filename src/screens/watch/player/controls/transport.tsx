import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Control } from '../shared/control.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './controls.styles.ts';

/** Play button, ten seconds back and forward, previous and next title. Left-to-right in every language. */
export function Transport({ large = false }: { large?: boolean }) {
  useSignals();
  const { t } = useMessages();
  const { playback, around, go, seek } = usePlayerFace();
  const { state } = playback;
  const { previous, next } = around;
  const skip = (seconds: number) => () => seek({ by: seconds });
  const size = large ? 32 : 24;
  const { ended, paused } = state;
  const play = (
    <Control
      icon={ended.value ? 'replay' : paused.value ? 'play' : 'pause'}
      label={t(ended.value ? 'player.replay' : paused.value ? 'player.play' : 'player.pause')}
      onClick={() => (state.paused.peek() ? playback.play() : playback.pause())}
      className={large ? styles.largePlay : undefined}
      size={large ? 40 : 24}
    />
  );
  const back = <Control icon="back10" label={t('player.back10')} onClick={skip(-10)} size={size} />;
  const on = <Control icon="forward10" label={t('player.forward10')} onClick={skip(10)} size={size} />;
  const before = previous && (
    <Control
      icon="previous"
      label={t('player.previous', { title: previous.title })}
      onClick={() => go(previous)}
      size={size}
    />
  );
  const after = next && (
    <Control icon="next" label={t('player.next', { title: next.title })} onClick={() => go(next)} size={size} />
  );
  return large ? (
    <div className={styles.centre} dir="ltr">
      {before ?? <span />}
      {back}
      {play}
      {on}
      {after ?? <span />}
    </div>
  ) : (
    <div className={styles.transport} dir="ltr">
      {before}
      {play}
      {after}
      {back}
      {on}
    </div>
  );
}
