import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import { pill, pillFirst } from '../shared/control.styles.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import type { NextDecision } from './next-decision.ts';
import * as styles from './next-card.styles.ts';

interface NextCardProps {
  decision: ReadonlySignal<NextDecision>;
  cancel: () => void;
}

/** Card of the next title: picture, title, countdown, and buttons to start or cancel. */
export function NextCard({ decision, cancel }: NextCardProps) {
  useSignals();
  const { t } = useMessages();
  const { around, say, go, frame } = usePlayerFace();
  const { next } = around;
  const now = decision.value;
  const isShown = next !== undefined && now.do !== 'nothing';
  const title = next?.title ?? '';
  useEffect(() => {
    if (isShown) say(t('player.next', { title }));
  }, [isShown, say, t, title]);
  if (!next || now.do === 'nothing') return null;
  const seconds = now.do === 'offer' && now.remaining !== undefined ? Math.ceil(now.remaining) : undefined;
  return (
    <section className={styles.card} aria-label={t('upNext')} data-next={now.do}>
      <div className={styles.picture}>
        <Picture src={next.thumbnailUrl} alt="" ratio="16 / 9" sizes="150px" max={480} />
      </div>
      <div className={styles.text}>
        <p>{t('upNext')}</p>
        <p className={styles.title}>{next.title}</p>
        <p className={styles.count}>{seconds === undefined ? null : t('player.startsIn', { seconds })}</p>
      </div>
      <div className={styles.actions}>
        <button type="button" className={`${pill} ${pillFirst}`} onClick={() => go(next)}>
          {t('player.playNow')}
        </button>
        {now.do === 'offer' ? (
          <button
            type="button"
            className={pill}
            onClick={() => {
              // The focused button is removed with the card, so the focus moves to the player.
              frame.current?.focus({ preventScroll: true });
              cancel();
            }}
          >
            {t('player.cancelNext')}
          </button>
        ) : null}
      </div>
    </section>
  );
}
