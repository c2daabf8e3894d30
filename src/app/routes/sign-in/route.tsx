import { useRouteLoaderData, useSearchParams } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { FormScreen } from '#screens/form/form-screen.tsx';
import { OtherWay } from '#screens/login-layout/other-way.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import { signUpHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { canSignUp } from '../../session/sign-up-rule.ts';
import { useLeaveWhenSignedIn } from '../../session/use-way-on.ts';
import { signIn } from './form.ts';

/** The sign-in page, and the way back to where one came from. */
export function Component() {
  const form = usePageForm(signIn, { thanks: 'signedIn', action: 'LOGIN' });
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { t } = useMessages();
  const [search] = useSearchParams();
  useLeaveWhenSignedIn();
  const href = root && canSignUp(root.settings) ? signUpHref(search.get('from') ?? undefined, services) : undefined;
  return (
    <FormScreen
      {...form}
      name="form login"
      title={t('signIn')}
      why={search.has('accessGrantedOnSignIn') ? t('signInToWatch') : undefined}
      closed={form.document === undefined ? t('signInUnavailable') : undefined}
      other={href ? <OtherWay question={t('noAccount')} answer={t('signUp')} href={href} /> : null}
    />
  );
}
