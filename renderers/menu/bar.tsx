import { useSignals } from '@preact/signals-react/runtime';
import { useWords } from '../messages/words.tsx';
import { usePorts } from '../ports/ports.tsx';
import { button, iconButton, primary, quiet } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { dataFor } from './audience.ts';
import { Drawer } from './drawer.tsx';
import { ItemLink } from './item-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { MenuLayoutProps } from './layout.ts';
import { useDrawer } from './use-drawer.ts';
import * as styles from './bar.styles.ts';

/**
 * The bar at the top that the TOP layouts share: logo, main items, sign-in and sign-up for guests, language switch,
 * and a button for the menu that holds the rest. The layouts differ in how it is composed.
 */
export function Bar({ props, composition }: { props: MenuLayoutProps; composition: string }) {
  useSignals();
  const { items, logos, brand, homeHref, signInHref, signUpHref, languages, languageBadge, viewer } = props;
  const { say } = useWords();
  const { Link } = usePorts().navigation;
  const drawer = useDrawer();
  const featured = items.filter((item) => item.featured);
  return (
    <header className={`${styles.bar} ${composition}`}>
      <button
        type="button"
        className={`${iconButton} ${styles.toggle}`}
        aria-label={say('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={drawer.open.value}
        onClick={drawer.show}
      >
        <Icon name="menu" size={24} />
      </button>
      <Link to={homeHref} className={styles.logo} aria-label={say('homeLink', { name: brand })}>
        <picture>
          <source media="(max-width: 599.98px)" srcSet={logos.small} />
          <img src={logos.main} alt="" className={styles.logoImage} />
        </picture>
      </Link>
      <nav className={styles.items} aria-label={say('mainMenu')}>
        <ul role="list">
          {featured.map((item) => (
            <li key={item.id} data-for={dataFor(item.visibility)}>
              <ItemLink item={item} className={styles.item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {languageBadge ? <LanguageSwitch languages={languages} /> : null}
        <div className={styles.access} data-for="guest">
          <Link to={signInHref} className={`${button} ${signUpHref ? quiet : primary} ${styles.compact}`}>
            {say('signIn')}
          </Link>
          {signUpHref ? (
            <Link to={signUpHref} className={`${button} ${primary} ${styles.compact}`}>
              {say('signUp')}
            </Link>
          ) : null}
        </div>
        <div className={styles.access} data-for="signed-in">
          <button
            type="button"
            className={`${button} ${quiet} ${styles.compact}`}
            onClick={viewer.signOut}
            title={viewer.name && say('signedInAs', { name: viewer.name })}
          >
            {say('signOut')}
          </button>
        </div>
      </div>
      <Drawer drawer={drawer} items={items} languages={languages} viewer={viewer} signInHref={signInHref} />
    </header>
  );
}
