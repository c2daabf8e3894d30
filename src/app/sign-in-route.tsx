import { useLoaderData, useRouteLoaderData, useSearchParams } from 'react-router';
import { useWords } from '#renderers/messages/words.tsx';
import { SignInScreen } from '#screens/sign-in/sign-in-screen.tsx';
import type { FormScreenData } from './forms/drawn-forms.ts';
import { useInitial } from './forms/posted-form.ts';
import { signUpHref } from './links/account-links.ts';
import { fieldRegistry } from './registries.ts';
import type { RootData } from './root-loader.ts';
import { useServices } from './services.ts';
import { enter } from './sign-in.ts';
import { canSignUp } from './sign-up-rule.ts';
import { useLeaveWhenSignedIn } from './use-way-on.ts';
import { useViewerChange } from './use-viewer.ts';

/** The sign-in page, and the way back to where one came from. */
export function Component() {
  const loaded = useLoaderData<FormScreenData>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { session, analytics } = services;
  const words = useWords();
  const changed = useViewerChange();
  const initial = useInitial(loaded);
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
      send={async ({ id = '', secret = '' }) => {
        const outcome = await enter(session, words, (open) => open.signIn(id, secret), words.say('signedIn'));
        if (outcome.code) analytics.tell({ type: 'loginError', code: outcome.code });
        if (outcome.info) await changed(outcome.info);
        return outcome;
      }}
    />
  );
}
