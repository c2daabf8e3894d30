import { type MouseEvent, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { useQuery } from '#renderers/ports/query.tsx';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import { Dropdown } from '#renderers/primitives/dropdown/dropdown.tsx';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';
import { words } from '#renderers/primitives/tab-strip/tab-strip.styles.ts';
import { useTabInView } from '#renderers/primitives/tab-strip/use-tab-in-view.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import type { SeasonItem } from '#schemas/generated/types.ts';
import { SeasonEdge } from './season-edge.tsx';
import * as styles from './series.styles.ts';
import { notePicked, useHeldStrip, usePickedFocus } from './use-kept-place.ts';
import { useSeasons } from './use-seasons.ts';

/** What stands in the picker's place when no season could be loaded. */
function SeasonsFailed({ retry }: { retry: () => void }) {
  const { t } = useMessages();
  return (
    <div className={`${styles.edge} ${styles.failed}`} role="alert">
      <span>{t('seasonsFailed')}</span>
      <button type="button" className={`${chip} ${active}`} onClick={retry}>
        {t('retry')}
      </button>
    </div>
  );
}

/**
 * Picks a season of a series: tabs side by side on wide screens, a drop-down list in a vertical view. Each is a link to
 * the season's page, which keeps the series and the watchlist that the viewer came by.
 */
export function Series({ attributes }: BlockProps<'series'>) {
  const { seasonId, series } = attributes;
  const { navigation } = usePorts();
  const { t } = useMessages();
  const query = useQuery();
  const { shown, earlier, later, retry } = useSeasons(attributes);
  const picker = useRef<HTMLElement>(null);
  const row = useTabInView<HTMLUListElement>(seasonId);
  const hold = useHeldStrip(row, shown[0]?.id);
  usePickedFocus(picker, seasonId);
  const { Link } = navigation;
  const carried = {
    seriesId: series.seriesId,
    watchlistId: query.get('watchlistId') ?? undefined,
    owner: query.get('owner') ?? undefined,
  };
  const hrefOf = ({ id, title }: SeasonItem) => navigation.hrefOf({ type: 'SEASON', id, title }, carried);
  const links = shown.flatMap((season) => {
    const to = hrefOf(season);
    return to ? [{ ...season, to, current: season.id === seasonId ? ('page' as const) : undefined }] : [];
  });
  if (retry) return <SeasonsFailed retry={retry} />;
  if (links.length < 2 && !earlier && !later) return null;
  const pick = (event: MouseEvent, id: number, to: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (id === seasonId) return;
    notePicked(id);
    navigation.go(to, { keepPlace: true });
  };
  const first = earlier && <SeasonEdge edge={earlier} side="earlier" to={hrefOf(earlier.season)} onAsk={hold} />;
  const last = later && <SeasonEdge edge={later} side="later" to={hrefOf(later.season)} />;
  return (
    <nav ref={picker} aria-label={`${t('seasons')}: ${series.title}`}>
      <ul ref={row} role="list" className={styles.wide}>
        {first}
        {links.map(({ id, title, to, current }) => (
          <li key={id} className={styles.item}>
            <Link
              className={`${chip} ${active} ${styles.season}`}
              to={to}
              aria-current={current}
              data-season={id}
              onClick={(event) => pick(event, id, to)}
            >
              <span className={words}>{title}</span>
            </Link>
          </li>
        ))}
        {last}
      </ul>
      <div className={styles.narrow}>
        <Dropdown label={t('seasons')} current={shown.find(({ id }) => id === seasonId)?.title ?? t('chooseSeason')}>
          {first}
          {links.map(({ id, title, episodeCount, to, current }) => (
            <li key={id}>
              <Link to={to} aria-current={current} onClick={(event) => pick(event, id, to)}>
                {title}
                <span className={styles.count}>{t('episodeCount', { count: episodeCount })}</span>
              </Link>
            </li>
          ))}
          {last}
        </Dropdown>
      </div>
    </nav>
  );
}
