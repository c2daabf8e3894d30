import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { FormScreen } from '#screens/form/form-screen.tsx';
import { OtherWay } from '#screens/login-layout/other-way.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import { loginHref } from '../../links/account-links.ts';
import { useServices } from '../../services.ts';
import { useLeaveWhenSignedIn } from '../../session/use-way-on.ts';
import { signUp, type SignUpData } from './form.ts';

/** The sign-up page, and the way on to where one wanted to go. */
export function Component() {
  const { revalidate } = useRevalidator();
  const form = usePageForm(signUp, { thanks: 'signedUp', action: 'SIGNUP', drawAnew: revalidate });
  const { closed } = useLoaderData<SignUpData>();
  const services = useServices();
  const { t } = useMessages();
  const [search] = useSearchParams();
  useLeaveWhenSignedIn();
  const href = loginHref(search.get('from') ?? undefined, services);
  return (
    <FormScreen
      {...form}
      name="form signup"
      title={t('signUp')}
      closed={closed && t(closed)}
      wide
      other={<OtherWay question={t('haveAccount')} answer={t('signIn')} href={href} />}
    />
  );
}
