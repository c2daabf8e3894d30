import { useLoaderData, useRouteLoaderData, useSearchParams } from 'react-router';
import { SignInScreen } from '#screens/sign-in/sign-in-screen.tsx';
import type { FormScreenData } from '../../forms/drawn-forms.ts';
import { useInitial } from '../../forms/posted-form.ts';
import { signUpHref } from '../../links/account-links.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { canSignUp } from '../../session/sign-up-rule.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { useLeaveWhenSignedIn } from '../../session/use-way-on.ts';

/** The sign-in page, and the way back to where one came from. */
export function Component() {
  const loaded = useLoaderData<FormScreenData>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const initial = useInitial(loaded);
  const send = useSignIn();
  const [search] = useSearchParams();
  useLeaveWhenSignedIn();
  return (
    <SignInScreen
      form={loaded.form}
      brand={root?.settings.name ?? ''}
      background={root?.settings.loginBackground}
      registry={fieldRegistry}
      toWatch={search.has('accessGrantedOnSignIn')}
      initial={initial}
      signUpHref={root && canSignUp(root.settings) ? signUpHref(search.get('from') ?? undefined, services) : undefined}
      send={send}
    />
  );
}
