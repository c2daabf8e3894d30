import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import { iconButton, primary, quiet } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { access, compact, roomy } from './access.styles.ts';
import type { MenuLayoutProps } from './layout.ts';
import { SignInLink } from './sign-in-link.tsx';
import { SignOut } from './sign-out.tsx';

/**
 * Sign-in and sign-up links for guests, and a sign-out button for signed-in users. All are rendered; an attribute of
 * the document decides which ones CSS shows.
 */
export function Access({
  signInHref,
  openSignIn,
  signUpHref,
  viewer,
}: Pick<MenuLayoutProps, 'signInHref' | 'openSignIn' | 'signUpHref' | 'viewer'>) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <>
      <div className={access} data-for="guest">
        <SignInLink href={signInHref} open={openSignIn} className={`${signUpHref ? quiet : primary} ${compact}`} />
        {signUpHref ? (
          <Link to={signUpHref} className={`${primary} ${compact} ${roomy}`}>
            {t('signUp')}
          </Link>
        ) : null}
      </div>
      <div className={access} data-for="signed-in">
        {viewer.profilesHref ? (
          <Link to={viewer.profilesHref} className={iconButton} aria-label={t('profiles.title')}>
            <Icon name="person" size={20} />
          </Link>
        ) : null}
        <SignOut viewer={viewer} className={`${quiet} ${compact}`} />
      </div>
    </>
  );
}
