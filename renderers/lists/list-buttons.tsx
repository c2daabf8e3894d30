import type { Listed } from '../ports/lists.ts';
import { usePorts } from '../ports/ports.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { viewerOnly } from './list-buttons.styles.ts';
import { WatchlistButton } from './watchlist-button.tsx';

/**
 * Buttons for favourites and watchlists. Pages are rendered for guests; the style sheet shows these to signed-in users
 * only.
 */
export function ListButtons({ title, className }: { title: Listed; className: string }) {
  const { lists } = usePorts();
  if (!lists) return null;
  return (
    <span className={viewerOnly} data-for="signed-in">
      <FavouriteButton title={title} className={className} />
      <WatchlistButton title={title} className={className} />
    </span>
  );
}
