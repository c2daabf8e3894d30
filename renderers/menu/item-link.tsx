import { useState } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import type { ResolvedItem } from './layout.ts';
import { MenuIcon } from './menu-icon.tsx';

interface ItemLinkProps {
  item: ResolvedItem;
  className: string;
  /** Appearance of an item whose definition sets none. */
  look?: NonNullable<ResolvedItem['layout']>;
  iconSize?: number;
  onClick?: () => void;
}

/** Menu item: a link within the application, or an external link that is marked as such. */
export function ItemLink({ item, className, look = 'TEXT', iconSize = 20, onClick }: ItemLinkProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const [broken, setBroken] = useState<string>();
  const { href, label, external, newTab, icon } = item;
  const shown = icon && icon !== broken ? (item.layout ?? look) : 'TEXT';
  const outward = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const inside = (
    <>
      {icon && shown !== 'TEXT' ? (
        <MenuIcon icon={icon} item={item.id} size={iconSize} onBroken={() => setBroken(icon)} />
      ) : null}
      <span className={shown === 'ICON' ? visuallyHidden : undefined}>{label}</span>
      {external ? <Icon name="external" size={14} /> : null}
      {newTab ? <span className={visuallyHidden}> ({t('opensInNewTab')})</span> : null}
    </>
  );
  return external || newTab ? (
    <a href={href} className={className} onClick={onClick} {...outward}>
      {inside}
    </a>
  ) : (
    <Link to={href} className={className} onClick={onClick} {...(item.above && { 'aria-current': 'true' as const })}>
      {inside}
    </Link>
  );
}
