import type { BlockProps } from '#renderers/registry/block.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Dropdown } from '#renderers/primitives/dropdown/dropdown.tsx';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import { words } from '#renderers/primitives/tab-strip/tab-strip.styles.ts';
import { useTabInView } from '#renderers/primitives/tab-strip/use-tab-in-view.ts';
import * as styles from './series.styles.ts';

/** Picks a season of a series: tabs side by side on wide screens, a drop-down list in a vertical view. */
export function Series({ attributes }: BlockProps<'series'>) {
  const { seasonId, series, seasons } = attributes;
  const { navigation } = usePorts();
  const { say } = useWords();
  const row = useTabInView<HTMLUListElement>(seasonId);
  const shown = seasons.items.filter(({ episodeCount }) => episodeCount > 0);
  const { Link } = navigation;
  const links = shown.flatMap((season) => {
    const { id, title } = season;
    const to = navigation.hrefOf({ type: 'SEASON', id, title }, { seriesId: series.seriesId });
    return to ? [{ season, to, current: id === seasonId ? ('page' as const) : undefined }] : [];
  });
  if (links.length < 2) return null;
  return (
    <nav aria-label={`${say('seasons')}: ${series.title}`}>
      <ul ref={row} role="list" className={styles.wide}>
        {links.map(({ season: { id, title }, to, current }) => (
          <li key={id} className={styles.item}>
            <Link className={`${chip} ${active} ${styles.season}`} to={to} aria-current={current}>
              <span className={words}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.narrow}>
        <Dropdown
          label={say('seasons')}
          current={shown.find(({ id }) => id === seasonId)?.title ?? say('chooseSeason')}
        >
          {links.map(({ season: { id, title, episodeCount }, to, current }) => (
            <li key={id}>
              <Link to={to} aria-current={current}>
                {title}
                <span className={styles.count}>{say('episodeCount', { count: episodeCount })}</span>
              </Link>
            </li>
          ))}
        </Dropdown>
      </div>
    </nav>
  );
}
