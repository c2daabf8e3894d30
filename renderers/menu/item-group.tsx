import { Icon } from '../primitives/icon/icon.tsx';
import { useMenu } from '../primitives/menu/use-menu.ts';
import { ItemLink } from './item-link.tsx';
import type { ResolvedItem } from './layout.ts';
import * as styles from './popover.styles.ts';
import { dataFor } from './audience.ts';

/** Bar item with children: opens a list that starts with the item itself. */
export function ItemGroup({ item, className }: { item: ResolvedItem; className: string }) {
  const details = useMenu();
  return (
    <details ref={details} className={styles.anchor} name="menu">
      <summary className={className}>
        {item.label}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <ul role="list" data-keys="column" className={`${styles.panel} ${styles.fromStart}`}>
        {[item, ...item.children].map((one) => (
          <li key={one.id} data-for={dataFor(one.visibility)}>
            <ItemLink item={one} className={styles.row} look="ICON_AND_TEXT" />
          </li>
        ))}
      </ul>
    </details>
  );
}
