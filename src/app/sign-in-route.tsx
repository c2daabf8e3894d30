import { useEffect } from 'react';
import { useLoaderData, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router';
import type { AuthProvider } from '#schemas/wire/realm.ts';
import { isLocalPath } from '#schemas/url.ts';
import { SignInScreen } from '#screens/sign-in/sign-in-screen.tsx';
import { withLang } from './links.ts';
import { fieldRegistry } from './registries.ts';
import type { RootData } from './root-loader.ts';
import { useServices } from './services.ts';
import { signInWith } from './sign-in.ts';
import { useViewer, useViewerChange } from './use-viewer.ts';
import { useWords } from '#renderers/messages/words.tsx';

/** The sign-in page, and the way back to where one came from. */
export function Component() {
  const { providers } = useLoaderData<{ providers: AuthProvider[] }>();
  const root = useRouteLoaderData<RootData>('root');
  const { session, lang } = useServices();
  const words = useWords();
  const changed = useViewerChange();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const from = search.get('from');
  const target = isLocalPath(from) ? from : withLang('/', lang);
  useEffect(() => {
    if (!viewer.isGuest) void navigate(target, { replace: true });
  }, [viewer.isGuest, navigate, target]);
  return (
    <SignInScreen
      form={providers[0]?.form}
      brand={root?.settings.name ?? ''}
      background={root?.settings.loginBackground}
      registry={fieldRegistry}
      send={async (values) => {
        const outcome = await signInWith(session, words, values);
        if (outcome.info) await changed(outcome.info);
        return outcome;
      }}
    />
  );
}
