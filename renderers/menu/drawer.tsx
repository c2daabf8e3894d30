import { languageTag } from '#schemas/locale.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import { iconButton, primary, secondary } from '../primitives/button/button.styles.ts';
import { lightDismiss } from '../primitives/dialog/light-dismiss.ts';
import { useClosedByBack } from '../primitives/dialog/use-closed-by-back.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { DrawerItems } from './drawer-items.tsx';
import type { MenuLayoutProps } from './layout.ts';
import { SearchBox } from './search-box.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { SignOut } from './sign-out.tsx';
import { commands, type DrawerState } from './use-drawer.ts';
import * as styles from './drawer.styles.ts';

interface DrawerProps {
  drawer: DrawerState;
  props: MenuLayoutProps;
}

/** The drawer: featured items, search box, other items, languages and sign-in or sign-out. */
export function Drawer({ drawer, props }: DrawerProps) {
  useSignals();
  const { items, languages, languageBadge, viewer, signInHref, openSignIn, signUpHref, searchHref } = props;
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  // After a navigation the drawer stays open for guests only.
  const follow = viewer.isGuest ? () => undefined : drawer.hide;
  useClosedByBack(follow);
  const { featured = [], others = [] } = Object.groupBy(items, (item) => (item.featured ? 'featured' : 'others'));
  return (
    <dialog
      {...lightDismiss}
      ref={drawer.dialog}
      id={drawer.id}
      className={styles.drawer}
      aria-label={t('mainMenu')}
      onToggle={drawer.onToggle}
      onClose={drawer.onToggle}
    >
      <div className={styles.panel} data-keys="column">
        <button
          type="button"
          className={`${iconButton} ${styles.close}`}
          aria-label={t('closeMenu')}
          onClick={(event) => {
            // Prevents the browser's own command, which runs after this handler and would find the dialog already
            // closed.
            event.preventDefault();
            drawer.hide();
          }}
          {...commands('close', drawer.id)}
        >
          <Icon name="close" size={24} />
        </button>
        <DrawerItems items={featured} className={styles.featured} onFollow={follow} />
        {searchHref ? <SearchBox href={searchHref} form={drawer.search} /> : null}
        <DrawerItems items={others} className={styles.plain} onFollow={follow} />
        {languageBadge && languages.length > 1 ? (
          <div className={styles.languages} role="group" aria-label={t('language')}>
            {languages.map(({ locale, name, href, current }) => (
              <a
                key={locale}
                href={href}
                lang={languageTag(locale)}
                className={styles.language}
                aria-current={current || undefined}
              >
                {name}
              </a>
            ))}
          </div>
        ) : null}
        {drawer.open.value ? props.wishes : null}
        <div className={styles.access} data-for="guest">
          <SignInLink
            href={signInHref}
            open={openSignIn}
            className={signUpHref ? secondary : primary}
            onFollow={drawer.hide}
          />
          {signUpHref ? (
            <Link to={signUpHref} className={primary} onClick={drawer.hide}>
              {t('signUp')}
            </Link>
          ) : null}
        </div>
        <div data-for="signed-in">
          <SignOut viewer={viewer} className={secondary} onLeave={drawer.hide} />
        </div>
      </div>
    </dialog>
  );
}
