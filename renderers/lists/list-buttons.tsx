import type { Listed } from '../ports/lists.ts';
import { usePorts } from '../ports/ports.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { viewerOnly } from './list-buttons.styles.ts';
import { WatchlistButton } from './watchlist-button.tsx';

/** A title's way into the viewer's lists. Guests do not see it: pages are drawn as for them, and the style sheet hides it. */
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
