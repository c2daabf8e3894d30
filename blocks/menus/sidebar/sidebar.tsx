import { useSignals } from '@preact/signals-react/runtime';
import { moveByArrows } from '#renderers/menu/arrow-keys.ts';
import { Access } from '#renderers/menu/access.tsx';
import { dataFor } from '#renderers/menu/audience.ts';
import { DrawerToggle } from '#renderers/menu/drawer-toggle.tsx';
import { Drawer } from '#renderers/menu/drawer.tsx';
import { HomeLink } from '#renderers/menu/home-link.tsx';
import { ItemLink } from '#renderers/menu/item-link.tsx';
import { LanguageSwitch } from '#renderers/menu/language-switch.tsx';
import type { MenuLayoutProps, ResolvedItem } from '#renderers/menu/layout.ts';
import { useDrawer } from '#renderers/menu/use-drawer.ts';
import { useScrollAway } from '#renderers/menu/use-scroll-away.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import * as styles from './sidebar.styles.ts';

/** Adds a default icon to items that have none, so that the texts in the menu rail are aligned. */
const withIcon = (item: ResolvedItem): ResolvedItem => ({ icon: 'dot', ...item });

/** Menu layout with a rail of icons and texts at the side; on mobile a bar at the top with a drawer. */
export function Sidebar(props: MenuLayoutProps) {
  useSignals();
  const { items, languages, languageBadge, searchHref, pinned } = props;
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const drawer = useDrawer();
  const away = useScrollAway(pinned);
  return (
    // Arrow keys move between the focusable links; the rail itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className={styles.rail} data-menu="SIDEBAR" data-away={away.value || undefined} onKeyDown={moveByArrows}>
      <DrawerToggle drawer={drawer} />
      <HomeLink {...props} small />
      <nav className={styles.items} data-keys="column" aria-label={t('mainMenu')}>
        <ul role="list">
          {items
            .filter((item) => item.featured)
            .map((item) => (
              <li key={item.id} data-for={dataFor(item.visibility)}>
                <ItemLink item={withIcon(item)} className={styles.item} look="ICON_AND_TEXT" iconSize={24} />
              </li>
            ))}
          {searchHref ? (
            <li>
              <Link to={searchHref} className={styles.item}>
                <Icon name="search" size={24} />
                {t('search')}
              </Link>
            </li>
          ) : null}
        </ul>
      </nav>
      <div className={styles.end}>
        {languageBadge ? <LanguageSwitch languages={languages} /> : null}
        <Access {...props} />
      </div>
      <Drawer drawer={drawer} props={props} />
    </header>
  );
}
