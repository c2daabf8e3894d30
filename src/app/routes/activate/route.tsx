import { useParams, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { loginHref, signUpHref } from '../../links/account-links.ts';
import { SECRET_PLACEHOLDER } from '../../links/no-secret.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { PressForm, useLinkPress } from '../../sign-in/link-press.tsx';
import { useLinkRefused } from '../../sign-in/link-refused.tsx';
import { activate } from './act.ts';

/** Page that activates a new account by the link in the sign-up email. */
export function Component() {
  const { t } = useMessages();
  const services = useServices();
  const { api, pathSegments, lang } = services;
  const { Link } = usePorts().navigation;
  const linkRefused = useLinkRefused();
  const root = useRouteLoaderData<RootData>('root');
  const { id = SECRET_PLACEHOLDER } = useParams();
  const without = pathTo('ACTIVATE_USER', pathSegments, { id: SECRET_PLACEHOLDER }, { lang });
  const link = useLinkPress(id, without, (secret) => activate(api, secret));
  const { state } = link;
  const frame = {
    title: t('activation.title'),
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
  };
  const loginPath = loginHref(undefined, services);
  if (state === 'done')
    return (
      <LinkPage
        {...frame}
        heading={t('signedUp')}
        texts={[t('activation.done')]}
        action={
          <Link to={loginPath} className={primary}>
            {t('emailConfirmation.loginNow')}
          </Link>
        }
      />
    );
  if (typeof state === 'object') {
    // 409: the email address already has an account, so another link would fail as well.
    const hasAccount = state.problem.status === 409;
    return (
      <LinkPage
        {...frame}
        {...linkRefused({
          problem: state.problem,
          refused: 'activation.refused',
          newLinkHref: hasAccount ? loginPath : signUpHref(undefined, services),
          newLink: hasAccount ? 'signIn' : 'activation.again',
          retry: link.press,
        })}
      />
    );
  }
  return (
    <LinkPage
      {...frame}
      heading={t('activation.title')}
      texts={[t('activation.text', { realm: frame.brand })]}
      pending={state === 'pending'}
      action={<PressForm {...link} words={t('mail.activateAccount.open')} />}
    />
  );
}
