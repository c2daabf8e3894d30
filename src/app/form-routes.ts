import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router';
import type * as actions from './forms/actions.ts';
import type * as loaders from './forms/loaders.ts';
import type { RouteHandle } from './route-handle.ts';
import { type Services, servicesContext } from './services.ts';

/** Loads and runs what belongs to forms only when somebody comes to one. */
const load =
  <Data>(pick: (from: typeof loaders) => (services: Services, request: Request) => Promise<Data>) =>
  async ({ context, request }: LoaderFunctionArgs) =>
    pick(await import('./forms/loaders.ts'))(context.get(servicesContext), request);

/** Answers plain posts; a browser with scripts never loads this. */
const act =
  (pick: (from: typeof actions) => (args: ActionFunctionArgs) => Promise<unknown>) =>
  async (args: ActionFunctionArgs) =>
    pick(await import('./forms/actions.ts'))(args);

const handle = (screen: string, personal?: true): RouteHandle => ({
  module: `src/app/${screen}-route.tsx`,
  forms: true,
  uncached: true,
  ...(personal && { personal }),
});

/** The pages with the fixed forms. Each works by plain posts too. */
export const formRoutes: RouteObject[] = [
  {
    path: 'login',
    handle: handle('sign-in'),
    lazy: () => import('./sign-in-route.tsx'),
    loader: load(({ loadSignIn }) => loadSignIn),
    action: act(({ signInAction }) => signInAction),
  },
  {
    path: 'signup',
    handle: handle('sign-up'),
    lazy: () => import('./sign-up-route.tsx'),
    loader: load(({ loadSignUp }) => loadSignUp),
    action: act(({ signUpAction }) => signUpAction),
  },
  {
    path: 'consent',
    handle: handle('consent', true),
    lazy: () => import('./consent-route.tsx'),
    loader: load(({ loadConsent }) => loadConsent),
    action: act(({ consentAction }) => consentAction),
  },
  {
    path: 'account',
    handle: handle('account', true),
    lazy: () => import('./account-route.tsx'),
    loader: load(({ loadAccount }) => loadAccount),
    action: act(({ accountAction }) => accountAction),
  },
  {
    path: 'logout',
    handle: handle('sign-out'),
    lazy: () => import('./sign-out-route.tsx'),
    action: act(({ signOutAction }) => signOutAction),
  },
];
