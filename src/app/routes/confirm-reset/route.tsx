import { useParams, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { SECRET_PLACEHOLDER } from '../../links/no-secret.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { PressForm, useLinkPress } from '../../sign-in/link-press.tsx';
import { useLinkRefused } from '../../sign-in/link-refused.tsx';
import { removePin } from './act.ts';

/** Page that removes a forgotten PIN by an email link. */
export function Component() {
  const { t } = useMessages();
  const { api, pathSegments, lang } = useServices();
  const { Link } = usePorts().navigation;
  const linkRefused = useLinkRefused();
  const root = useRouteLoaderData<RootData>('root');
  const { code = SECRET_PLACEHOLDER } = useParams();
  const without = pathTo('CONFIRM_PIN_PROTECTION_RESET', pathSegments, { code: SECRET_PLACEHOLDER }, { lang });
  const link = useLinkPress(code, without, (secret) => removePin(api, secret));
  const { state } = link;
  const profilesHref = pathTo('PROFILES', pathSegments, {}, { lang });
  const frame = {
    title: t('mail.resetPin.open'),
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
  };
  if (state === 'done')
    return (
      <LinkPage
        {...frame}
        heading={t('profiles.pinRemoved')}
        action={
          <Link to={profilesHref} className={primary}>
            {t('profiles.title')}
          </Link>
        }
      />
    );
  if (typeof state === 'object')
    return (
      <LinkPage
        {...frame}
        {...linkRefused({
          problem: state.problem,
          refused: 'linkIsInvalid',
          newLinkHref: profilesHref,
          retry: link.press,
        })}
      />
    );
  return (
    <LinkPage
      {...frame}
      heading={t('mail.resetPin.open')}
      texts={[t('profiles.pinResetText')]}
      pending={state === 'pending'}
      action={<PressForm {...link} words={t('mail.resetPin.open')} />}
    />
  );
}
