import { dataFor } from './audience.ts';
import * as styles from './drawer.styles.ts';
import { ItemLink } from './item-link.tsx';
import type { ResolvedItem } from './layout.ts';

interface DrawerItemsProps {
  items: ResolvedItem[];
  className: string;
  onFollow: () => void;
}

/** Items of the drawer with their children. */
export const DrawerItems = ({ items, className, onFollow }: DrawerItemsProps) =>
  items.length > 0 ? (
    <ul role="list" className={styles.items}>
      {items.map((item) => (
        <li key={item.id} data-for={dataFor(item.visibility)}>
          <ItemLink item={item} className={className} look="ICON_AND_TEXT" onClick={onFollow} />
          {item.children.length > 0 ? (
            <div className={styles.below}>
              <DrawerItems items={item.children} className={styles.plain} onFollow={onFollow} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  ) : null;
