import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import { iconButton } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { Access } from './access.tsx';
import { moveByArrows } from './arrow-keys.ts';
import { BarItems } from './bar-items.tsx';
import { DrawerToggle } from './drawer-toggle.tsx';
import { Drawer } from './drawer.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { MenuLayoutProps } from './layout.ts';
import { useDrawer } from './use-drawer.ts';
import { useScrollAway } from './use-scroll-away.ts';
import * as styles from './bar.styles.ts';

interface BarProps {
  props: MenuLayoutProps;
  /** CSS class with which a layout arranges the elements of its bar. */
  composition: string;
  /** Whether the bar shows the featured items. */
  withItems?: boolean;
}

/**
 * Top bar that menu layouts share: logo, main items, sign-in and sign-up for guests, language switch, and the drawer's
 * button. It hides while the page is scrolled down.
 */
export function Bar({ props, composition, withItems = true }: BarProps) {
  useSignals();
  const { items, languages, languageBadge, searchHref, pinned } = props;
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const drawer = useDrawer();
  const away = useScrollAway(pinned);
  return (
    // The header only handles arrow keys of the focused links; it is not focusable itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header
      className={`${styles.bar} ${composition}`}
      data-menu={props.menu.layout}
      data-away={away.value || undefined}
      onKeyDown={moveByArrows}
    >
      <DrawerToggle drawer={drawer} className={styles.toggle} />
      <HomeLink {...props} />
      {withItems ? <BarItems items={items} viewer={props.viewer} /> : null}
      <div className={styles.end}>
        {searchHref ? (
          <Link to={searchHref} className={`${iconButton} ${styles.search}`} aria-label={t('search')}>
            <Icon name="search" size={22} />
          </Link>
        ) : null}
        {languageBadge ? <LanguageSwitch languages={languages} /> : null}
        <Access {...props} />
      </div>
      <Drawer drawer={drawer} props={props} />
    </header>
  );
}
