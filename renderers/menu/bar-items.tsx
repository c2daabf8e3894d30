import { useRef } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { dataFor } from './audience.ts';
import * as styles from './bar.styles.ts';
import { ItemGroup } from './item-group.tsx';
import { ItemLink } from './item-link.tsx';
import type { ResolvedItem, MenuViewer } from './layout.ts';
import { MoreMenu } from './more-menu.tsx';
import { useOverflow } from './use-overflow.ts';

/**
 * Featured items of the bar. Those that do not fit move into the "more" menu, together with the items that are not
 * featured.
 */
export function BarItems({ items, viewer }: { items: ResolvedItem[]; viewer: MenuViewer }) {
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const featured = items.filter((item) => item.featured);
  const hidden = useOverflow(list, featured.length);
  const others = items.filter((item) => !item.featured || hidden.has(item.id));
  return (
    <nav className={styles.items} data-keys="row" aria-label={t('mainMenu')}>
      <ul ref={list} role="list">
        {featured.map((item) => (
          <li
            key={item.id}
            data-item={item.id}
            data-overflow={hidden.has(item.id) || undefined}
            data-for={dataFor(item.visibility)}
          >
            {item.children.length > 0 ? (
              <ItemGroup item={item} className={styles.item} />
            ) : (
              <ItemLink item={item} className={styles.item} />
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? <MoreMenu items={others} viewer={viewer} className={styles.item} /> : null}
    </nav>
  );
}
