import { useWords } from '../messages/words.tsx';
import { usePorts } from '../ports/ports.tsx';
import { button, iconButton, primary, secondary } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { dataFor } from './audience.ts';
import { ItemLink } from './item-link.tsx';
import type { MenuLayoutProps } from './layout.ts';
import type { DrawerState } from './use-drawer.ts';
import * as styles from './drawer.styles.ts';

interface DrawerProps extends Pick<MenuLayoutProps, 'items' | 'languages' | 'viewer' | 'signInHref'> {
  drawer: DrawerState;
}

/** The whole menu, behind the button: featured items first, then the others, the languages and the way in or out. */
export function Drawer({ drawer, items, languages, viewer, signInHref }: DrawerProps) {
  const { say } = useWords();
  const { Link } = usePorts().navigation;
  const ordered = [...items.filter(({ featured }) => featured), ...items.filter(({ featured }) => !featured)];
  return (
    // The dialog hears clicks on its backdrop; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={drawer.dialog}
      className={styles.drawer}
      aria-label={say('mainMenu')}
      onClose={() => {
        drawer.open.value = false;
      }}
      onClick={(event) => event.target === event.currentTarget && drawer.hide()}
    >
      <div className={styles.panel}>
        <button
          type="button"
          className={`${iconButton} ${styles.close}`}
          aria-label={say('closeMenu')}
          onClick={drawer.hide}
        >
          <Icon name="close" size={24} />
        </button>
        <ul role="list" className={styles.items}>
          {ordered.map((item) => (
            <li key={item.id} data-for={dataFor(item.visibility)}>
              <ItemLink item={item} className={item.featured ? styles.featured : styles.plain} onClick={drawer.hide} />
            </li>
          ))}
        </ul>
        {languages.length > 1 ? (
          <div className={styles.languages} role="group" aria-label={say('language')}>
            {languages.map(({ locale, name, href, current }) => (
              <a
                key={locale}
                href={href}
                lang={locale.replace('_', '-')}
                className={styles.language}
                aria-current={current || undefined}
              >
                {name}
              </a>
            ))}
          </div>
        ) : null}
        <div data-for="guest">
          <Link to={signInHref} className={`${button} ${primary}`} onClick={drawer.hide}>
            {say('signIn')}
          </Link>
        </div>
        <div data-for="signed-in">
          <button type="button" className={`${button} ${secondary}`} onClick={viewer.signOut}>
            {say('signOut')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
