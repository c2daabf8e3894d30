import { useMessages } from '../messages/messages.tsx';
import type { Listed } from '../ports/lists.ts';
import { usePorts } from '../ports/ports.tsx';
import { Icon } from '../primitives/icon/icon.tsx';

interface WatchlistButtonProps {
  title: Listed;
  className: string;
  /** Button text that the page's definition sets. */
  text?: string;
  iconSize?: number;
}

/** Button that opens the dialog for choosing a watchlist. Renders nothing if the realm has no watchlists. */
export function WatchlistButton({ title, className, text, iconSize = 18 }: WatchlistButtonProps) {
  const { t } = useMessages();
  const { lists } = usePorts();
  if (!lists?.watchlists) return null;
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => lists.choose(title)}>
      <Icon name="plus" size={iconSize} />
      {text ?? t('addToWatchlist')}
    </button>
  );
}
