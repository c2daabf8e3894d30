import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { FormScreen } from '#screens/form/form-screen.tsx';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { OtherWay } from '#screens/login-layout/other-way.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import { trackLocation } from '../../routing/still-here.ts';
import { useServices } from '../../services.ts';
import { useBack } from '../../sign-in/use-back.ts';
import { useToken } from '../../sign-in/use-token.ts';
import { resetPassword } from './form.ts';

/** Delay before the redirect to sign-in in milliseconds, as specified. */
const LEAVE_AFTER = 3000;

/** Page that sets a new password. */
export function Component() {
  const { t } = useMessages();
  const services = useServices();
  const { pathSegments, lang } = services;
  const { Link } = usePorts().navigation;
  const navigate = useNavigate();
  const { token, isKnown } = useToken();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const address = new URL(pathTo('RESET_PASSWORD', {}, {}, { token }), 'http://local').href;
  const form = usePageForm(resetPassword, {
    thanks: 'resetPassword.done',
    address,
    then() {
      const isStillHere = trackLocation(services);
      leaving.current = setTimeout(() => {
        if (isStillHere()) void navigate(pathTo('LOGIN', pathSegments, {}, { lang }), { replace: true });
      }, LEAVE_AFTER);
    },
  });
  const backHref = useBack('RESET_PASSWORD');
  const title = t('resetPassword.title');
  const newLinkHref = pathTo('LOGIN_REQUEST_PASSWORD', pathSegments, {}, { lang });
  if (token === undefined)
    return (
      <LinkPage
        title={title}
        brand={form.brand}
        background={form.background}
        backHref={backHref}
        heading={isKnown ? t('linkIsInvalid') : title}
        pending={!isKnown}
        action={
          <Link to={newLinkHref} className={primary}>
            {t('sendNewLink')}
          </Link>
        }
      />
    );
  return (
    <>
      {/* Keeps the secret in the URL from being sent to other sites as referrer. */}
      <meta name="referrer" content="no-referrer" />
      <FormScreen
        {...form}
        name="form reset-password"
        title={title}
        backHref={backHref}
        closed={undefined}
        other={<OtherWay answer={t('sendNewLink')} href={newLinkHref} />}
      />
    </>
  );
}
