import { useWords } from '../messages/words.tsx';
import { usePorts } from '../ports/ports.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import type { ResolvedItem } from './layout.ts';

interface ItemLinkProps {
  item: ResolvedItem;
  className: string;
  onClick?: () => void;
}

/** One item of the menu: a link within the application, or one that leads out and says so. */
export function ItemLink({ item, className, onClick }: ItemLinkProps) {
  const { say } = useWords();
  const { Link } = usePorts().navigation;
  const { href, label, external, newTab } = item;
  const outward = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const inside = (
    <>
      {label}
      {external ? <Icon name="external" size={14} /> : null}
      {newTab ? <span className={visuallyHidden}> ({say('opensInNewTab')})</span> : null}
    </>
  );
  return external || newTab ? (
    <a href={href} className={className} onClick={onClick} {...outward}>
      {inside}
    </a>
  ) : (
    <Link to={href} className={className} onClick={onClick}>
      {inside}
    </Link>
  );
}
