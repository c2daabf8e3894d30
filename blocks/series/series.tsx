import { type MouseEvent, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePageTabs } from '#renderers/page/tabs-context.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { useQuery } from '#renderers/ports/query.tsx';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { useTurns } from '#renderers/primitives/carousel/carousel.tsx';
import { Dropdown } from '#renderers/primitives/dropdown/dropdown.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';
import { words } from '#renderers/primitives/tab-strip/tab-strip.styles.ts';
import { useTabInView } from '#renderers/primitives/tab-strip/use-tab-in-view.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import type { SeasonItem } from '#schemas/generated/types.ts';
import { SeasonEdge } from './season-edge.tsx';
import * as styles from './series.styles.ts';
import { notePicked, useHeldStrip, usePickedFocus } from './use-kept-place.ts';
import { useSeasons } from './use-seasons.ts';
import { ownTab } from './window.ts';

/** Error message with a retry button, in place of the picker. */
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

interface TurnProps {
  label: string;
  /** Whether the strip is scrolled to the end to which this button scrolls. */
  isAt: boolean;
  onTurn: () => void;
  isBack?: boolean;
}

/** Arrow button beside the seasons, if they do not all fit. */
const Turn = ({ label, isAt, onTurn, isBack }: TurnProps) => (
  <button
    type="button"
    className={`${iconButton} ${styles.turn}`}
    aria-label={label}
    disabled={isAt}
    onClick={onTurn}
    data-back={isBack}
  >
    <Icon name="chevron" size={20} />
  </button>
);

/** Seasons that have a tab on this page. */
function useSeasonTabs(seasons: readonly SeasonItem[]) {
  const tabs = usePageTabs();
  const tabOf = (season: SeasonItem) => {
    const tab = ownTab(season, seasons);
    return tab !== undefined && tabs?.has(tab) ? tab : undefined;
  };
  return {
    /** URL of this page with the season's tab open. */
    hrefOf: (season: SeasonItem) => {
      const tab = tabOf(season);
      return tab === undefined ? undefined : tabs?.hrefOf(tab);
    },
    /** Opens the season's tab. Returns false if it has none. */
    open: (season: SeasonItem): boolean => {
      const tab = tabOf(season);
      if (tab !== undefined) tabs?.open(tab);
      return tab !== undefined;
    },
    /** Id of the season whose tab is open. */
    current: seasons.find((season) => tabs?.isOpen(tabOf(season) ?? ''))?.id,
  };
}

/**
 * Season picker: tabs on wide screens, a drop-down list on narrow ones. Each season links to its page, keeping the
 * series and watchlist in the query, or to its tab if the page has one.
 */
export function Series({ attributes }: BlockProps<'series'>) {
  const { seasonId, series } = attributes;
  const { navigation } = usePorts();
  const { t } = useMessages();
  const query = useQuery();
  const { shown, earlier, later, retry } = useSeasons(attributes);
  const tabs = useSeasonTabs(shown);
  const current = tabs.current ?? seasonId;
  const picker = useRef<HTMLElement>(null);
  const row = useTabInView<HTMLUListElement>(current);
  const hold = useHeldStrip(row, shown[0]?.id);
  const { edges, turn } = useTurns(row, shown.length > 0);
  usePickedFocus(picker, seasonId);
  const { Link } = navigation;
  const carried = {
    seriesId: series.seriesId,
    watchlistId: query.get('watchlistId') ?? undefined,
    owner: query.get('owner') ?? undefined,
  };
  const hrefOf = ({ id, title }: SeasonItem) => navigation.hrefOf({ type: 'SEASON', id, title }, carried);
  const links = shown.flatMap((season) => {
    const to = tabs.hrefOf(season) ?? hrefOf(season);
    return to ? [{ season, to, current: season.id === current ? ('page' as const) : undefined }] : [];
  });
  if (retry) return <SeasonsFailed retry={retry} />;
  if (links.length < 2 && !earlier && !later) return null;
  const pick = (event: MouseEvent, season: SeasonItem, to: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (season.id === current || tabs.open(season)) return;
    notePicked(season.id);
    navigation.go(to, { keepPlace: true });
  };
  const first = earlier && <SeasonEdge edge={earlier} side="earlier" to={hrefOf(earlier.season)} onAsk={hold} />;
  const last = later && <SeasonEdge edge={later} side="later" to={hrefOf(later.season)} />;
  return (
    <nav ref={picker} aria-label={`${t('seasons')}: ${series.title}`}>
      <div className={styles.wide}>
        <Turn isAt={edges.start} onTurn={() => turn(-1)} label={t('previousCards', { row: t('seasons') })} isBack />
        <ul ref={row} role="list" className={styles.strip}>
          {first}
          {links.map(({ season, to, current: isCurrent }) => (
            <li key={season.id} className={styles.item}>
              <Link
                className={`${chip} ${active} ${styles.season}`}
                to={to}
                aria-current={isCurrent}
                data-season={season.id}
                onClick={(event) => pick(event, season, to)}
              >
                <span className={words}>{season.title}</span>
              </Link>
            </li>
          ))}
          {last}
        </ul>
        <Turn isAt={edges.end} onTurn={() => turn(1)} label={t('nextCards', { row: t('seasons') })} />
      </div>
      <div className={styles.narrow}>
        <Dropdown label={t('seasons')} current={shown.find(({ id }) => id === current)?.title ?? t('chooseSeason')}>
          {first}
          {links.map(({ season, to, current: isCurrent }) => (
            <li key={season.id}>
              <Link to={to} aria-current={isCurrent} onClick={(event) => pick(event, season, to)}>
                {season.title}
                <span className={styles.count}>{t('episodeCount', { count: season.episodeCount })}</span>
              </Link>
            </li>
          ))}
          {last}
        </Dropdown>
      </div>
    </nav>
  );
}
