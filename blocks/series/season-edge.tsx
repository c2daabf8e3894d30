import { useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import { useNearEnd } from '#renderers/primitives/near-end/use-near-end.ts';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';
import * as styles from './series.styles.ts';
import type { Edge } from './use-seasons.ts';

interface SeasonEdgeProps {
  edge: Edge;
  side: 'earlier' | 'later';
  /** URL of the outermost season's page, used without JavaScript. */
  to: string | undefined;
  /** Called before the user requests more seasons by button. */
  onAsk?: (() => void) | undefined;
}

const labels = {
  earlier: { label: 'earlierSeasons', failed: 'previousSeasonsFailed' },
  later: { label: 'laterSeasons', failed: 'moreSeasonsFailed' },
} as const;

/** End of the loaded seasons: a button that loads more; the later end also loads when scrolled into view. */
export function SeasonEdge({ edge, side, to, onAsk }: SeasonEdgeProps) {
  const { navigation } = usePorts();
  const { t } = useMessages();
  const { state, more } = edge;
  const sentinel = useRef<HTMLLIElement>(null);
  useNearEnd(() => sentinel.current, side === 'later' && state === 'ready' ? more : undefined);
  if (state === 'failed')
    return (
      <li ref={sentinel} className={styles.edge} role="alert">
        <span>{t(labels[side].failed)}</span>
        <button type="button" className={`${chip} ${active}`} onClick={more}>
          {t('retry')}
        </button>
      </li>
    );
  const { Link } = navigation;
  return (
    <li ref={sentinel} className={styles.edge}>
      <Link
        className={`${chip} ${active} ${styles.season} ${styles.on}`}
        to={to ?? ''}
        aria-disabled={state === 'loading' || undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (state === 'loading') return;
          onAsk?.();
          more();
        }}
      >
        {t(labels[side].label)}
      </Link>
    </li>
  );
}
