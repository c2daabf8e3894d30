import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import * as styles from './overlay.styles.ts';

/** What lies over the picture: the large button, the sign of waiting, or what went wrong and what to do. */
export function Overlay({ playback, title }: { playback: Playback; title: string }) {
  useSignals();
  const { t } = useMessages();
  const { phase, fault, paused, waiting, ended } = playback.state;
  const problem = fault.value;
  if (phase.value === 'failed' && problem)
    return (
      <div className={styles.failure} role="alert">
        <p className={styles.failureTitle}>{t(problem.title)}</p>
        {problem.text ? <p>{t(problem.text)}</p> : null}
        {problem.retry ? (
          <button type="button" className={primary} onClick={playback.retry}>
            {t('retry')}
          </button>
        ) : (
          <button type="button" className={primary} onClick={() => history.back()}>
            {t('goBack')}
          </button>
        )}
      </div>
    );
  const busy = phase.value === 'loading' || waiting.value;
  return (
    <>
      <button
        type="button"
        className={styles.surface}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => (paused.peek() ? playback.play() : playback.pause())}
      />
      {busy ? (
        <div className={styles.spinner} role="status">
          <span className={styles.spinnerWords}>{t('player.buffering')}</span>
        </div>
      ) : null}
      {!busy && paused.value ? (
        <button
          type="button"
          className={styles.start}
          onClick={playback.play}
          aria-label={ended.value ? t('player.replay') : t('player.startPlaying', { title })}
        >
          <Icon name={ended.value ? 'replay' : 'play'} size={40} />
        </button>
      ) : null}
    </>
  );
}
