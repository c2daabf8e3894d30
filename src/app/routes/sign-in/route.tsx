import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { FormScreen } from '#screens/form/form-screen.tsx';
import { OtherWays } from '#screens/login-layout/other-way.tsx';
import type { LoginPage } from '../../links/login-pages.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { useBack } from '../../sign-in/use-back.ts';
import { usePageForm } from '../../forms/use-page-form.ts';
import { useLeaveWhenSignedIn } from '../../session/use-way-on.ts';
import { PasskeyWay } from '../../sign-in/passkey-way.tsx';
import { useOtherWays } from '../../sign-in/use-other-ways.ts';
import { type SignInData, signIn } from './form.ts';

/** Email address that the previous page passed on, for example after it confirmed the address. */
function useKnownId(): string | undefined {
  const { state } = useLocation();
  const id = (state as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Explains why the viewer was sent to sign-in, if the URL says so. */
function whyHere(search: URLSearchParams, t: ReturnType<typeof useMessages>['t']): string | undefined {
  if (search.has('accessGrantedOnSignIn')) return t('signInToWatch');
  // Without scripts, the reset-password page redirects to this page at once.
  return search.has('saved') ? t('resetPassword.saved') : undefined;
}

/** Sign-in page; returns to the page the viewer came from. */
export function Component() {
  const form = usePageForm(signIn, { thanks: 'signedIn', action: 'LOGIN' });
  const data = useLoaderData<SignInData>();
  const { t } = useMessages();
  const [search] = useSearchParams();
  const id = useKnownId();
  useLeaveWhenSignedIn();
  const backHref = useBack(useRouteName() as LoginPage);
  const ways = useOtherWays(search.get('from') ?? undefined, data);
  // The address of a gift's sign-in contains its code. The tag keeps it out of the Referer header.
  const { redeemCode } = useParams();
  return (
    <>
      {redeemCode === undefined ? null : <meta name="referrer" content="no-referrer" />}
      <FormScreen
        {...form}
        initial={form.initial ?? (id === undefined ? undefined : { values: { id } })}
        name="form login"
        title={t('signIn')}
        backHref={backHref}
        why={whyHere(search, t)}
        closed={form.document === undefined && !data.byMail && !data.byPasskey ? t('signInUnavailable') : undefined}
        other={<OtherWays ways={ways} first={data.byPasskey ? <PasskeyWay /> : null} />}
      />
    </>
  );
}
