import { useSignals } from '@preact/signals-react/runtime';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { PlayingAd } from '#renderers/ports/player.ts';
import { Control } from '../shared/control.tsx';
import { pill } from '../shared/control.styles.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './ad-bar.styles.ts';
import { gap } from './controls.styles.ts';
import { Volume } from './volume.tsx';

/** Controls during an ad: number, remaining time, skip and link buttons. */
export function AdBar({ ad }: { ad: PlayingAd }) {
  useSignals();
  const { t } = useMessages();
  const { playback, fullscreen } = usePlayerFace();
  const { index, count, remaining, skipIn, clickThrough, paused } = ad;
  const wait = Math.ceil(skipIn ?? 0);
  return (
    <div className={styles.bar} data-ad>
      <Control
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'player.play' : 'player.pause')}
        onClick={paused ? playback.play : playback.pause}
      />
      <Volume />
      <span className={styles.which}>
        {t('player.ad', { index, count })} · <bdi dir="ltr">{clock(remaining)}</bdi>
      </span>
      {clickThrough ? (
        <button type="button" className={pill} onClick={playback.openAd}>
          {t('player.adMore')}
        </button>
      ) : null}
      <span className={gap} />
      {skipIn === undefined ? null : (
        <button type="button" className={pill} disabled={wait > 0} onClick={playback.skipAd}>
          {wait > 0 ? t('player.adSkipIn', { seconds: wait }) : t('player.adSkip')}
        </button>
      )}
      {fullscreen.supported ? (
        <Control
          icon={fullscreen.active ? 'fullscreenExit' : 'fullscreen'}
          label={t(fullscreen.active ? 'player.exitFullscreen' : 'player.fullscreen')}
          onClick={fullscreen.toggle}
        />
      ) : null}
    </div>
  );
}
