import { Fragment, useEffect, useState } from 'react';
import { copyText } from '#renderers/primitives/copy-text.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { pill } from '../shared/control.styles.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import { statLines } from './stat-lines.ts';
import { Window } from './window.tsx';
import * as styles from './window.styles.ts';

/** Playback statistics, updated each second, with a button to copy them for support. */
export function StatsPanel() {
  const { t } = useMessages();
  const { playback } = usePlayerFace();
  const [stats, setStats] = useState(() => playback.stats());
  const [told, setTold] = useState<LabelKey>();
  useEffect(() => {
    const timer = setInterval(() => setStats(playback.stats()), 1000);
    return () => clearInterval(timer);
  }, [playback]);
  const lines = statLines(stats);
  const copy = () =>
    copyText(lines.map(([name, value]) => `${t(name)}: ${value}`).join('\n')).then(
      () => setTold('player.copied'),
      () => setTold('player.copyFailed'),
    );
  return (
    <Window title={t('player.stats')}>
      <dl className={styles.facts} data-stats>
        {lines.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <button type="button" className={pill} onClick={() => void copy()}>
        {t('player.copy')}
      </button>
      <span role="status" className={styles.said}>
        {told ? t(told) : null}
      </span>
    </Window>
  );
}
