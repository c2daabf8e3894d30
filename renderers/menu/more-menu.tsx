import { type CSSProperties, Fragment } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { useMenu } from '../primitives/menu/use-menu.ts';
import { dataFor } from './audience.ts';
import { ItemLink } from './item-link.tsx';
import type { ResolvedItem, MenuViewer } from './layout.ts';
import { SignOut } from './sign-out.tsx';
import { list } from './more-menu.styles.ts';
import * as styles from './popover.styles.ts';

interface MoreMenuProps {
  /** Items that did not fit into the bar, then those that are not featured. */
  items: ResolvedItem[];
  viewer: MenuViewer;
  className: string;
}

/** "More" menu: items that are not in the bar, and sign-out for signed-in users. */
export function MoreMenu({ items, viewer, className }: MoreMenuProps) {
  const { t } = useMessages();
  const details = useMenu();
  // If all its items are for signed-in users, the menu is hidden from guests.
  const isForViewers = items.every(({ visibility }) => visibility === 'SIGNED_IN');
  const rows = items.reduce((count, { children }) => count + 1 + children.length, 0);
  return (
    <details ref={details} className={styles.anchor} name="menu" data-for={isForViewers ? 'signed-in' : undefined}>
      <summary className={className}>
        {t('more')}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <ul
        role="list"
        data-keys="column"
        className={`${styles.panel} ${list}`}
        style={{ '--rows': rows } as CSSProperties}
      >
        {items.map((item) => (
          <Fragment key={item.id}>
            <li data-for={dataFor(item.visibility)}>
              <ItemLink item={item} className={styles.row} look="ICON_AND_TEXT" />
            </li>
            {item.children.map((child) => (
              <li key={child.id} data-for={dataFor(child.visibility)}>
                <ItemLink item={child} className={`${styles.row} ${styles.below}`} look="ICON_AND_TEXT" />
              </li>
            ))}
          </Fragment>
        ))}
        <li data-for="signed-in">
          <SignOut viewer={viewer} className={styles.row} />
        </li>
      </ul>
    </details>
  );
}
