import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import type { AccessDecision } from '#schemas/access.ts';
import { Barrier } from '../watch/stage.tsx';
import type { Permit } from './permits.ts';
import type { TileEvent } from './use-tile-event.ts';
import * as styles from './tile.styles.ts';

interface TileWordsProps {
  followed: TileEvent;
  access: AccessDecision | undefined;
  permit: Permit | undefined;
  /** The tile's playback; undefined while nothing plays. */
  playback: Playback | undefined;
  signInHref: string;
  onRetry: () => void;
}

/** Message and action of a tile that does not play. */
export function TileWords({ followed, access, permit, playback, signInHref, onRetry }: TileWordsProps) {
  const { t } = useMessages();
  const { event, phase, isFailed, retry } = followed;
  if (isFailed)
    return (
      <Words onRetry={retry}>
        <p>{t('playbackFailed')}</p>
      </Words>
    );
  if (phase === 'over') return <Words>{<p>{t('thisEventHasEnded')}</p>}</Words>;
  if (!event) return <Waiting />;
  if (phase === 'before') return <Words>{<p>{t('videoIsNotLive')}</p>}</Words>;
  if (access && access.outcome !== 'PLAY')
    return (
      <Words>
        <Barrier access={access} video={event} signInHref={signInHref} />
      </Words>
    );
  if (permit?.status === 'refused')
    return (
      <Words onRetry={onRetry}>
        <p>{t(permit.reason)}</p>
      </Words>
    );
  return playback ? <OfPlayback playback={playback} /> : <Waiting />;
}

function OfPlayback({ playback }: { playback: Playback }) {
  useSignals();
  const { t } = useMessages();
  const { phase, fault, waiting, height } = playback.state;
  const problem = fault.value;
  if (phase.value === 'failed' && problem)
    return (
      <Words onRetry={problem.retry ? playback.retry : undefined}>
        <p>{t(problem.title)}</p>
      </Words>
    );
  return phase.value === 'loading' || waiting.value || height.value === 0 ? <Waiting /> : null;
}

function Words({ children, onRetry }: { children: ReactNode; onRetry?: (() => void) | undefined }) {
  const { t } = useMessages();
  return (
    <div className={styles.words} role="status" data-words>
      {children}
      {onRetry ? (
        <button type="button" className={secondary} onClick={onRetry}>
          {t('retry')}
        </button>
      ) : null}
    </div>
  );
}

function Waiting() {
  const { t } = useMessages();
  return <span className={styles.waiting} role="img" aria-label={t('player.buffering')} />;
}
