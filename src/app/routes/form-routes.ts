import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router';
import type * as actions from '../forms/actions.ts';
import type * as loaders from '../forms/loaders.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PlaceRoute } from '../routing/place-route.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { type Services, servicesContext } from '../services.ts';

/** Loads and runs what belongs to forms only when somebody comes to one. */
const load =
  <Data>(pick: (from: typeof loaders) => (services: Services, request: Request) => Promise<Data>) =>
  async ({ context, request }: LoaderFunctionArgs) =>
    pick(await import('../forms/loaders.ts'))(context.get(servicesContext), request);

/** Answers plain posts; a browser with scripts never loads this. */
const act =
  (pick: (from: typeof actions) => (args: ActionFunctionArgs) => Promise<unknown>) =>
  async (args: ActionFunctionArgs) =>
    pick(await import('../forms/actions.ts'))(args);

const handle = (name: RouteName, screen: string, personal?: true): RouteHandle => ({
  name,
  module: `src/app/routes/${screen}/route.tsx`,
  forms: true,
  uncached: true,
  ...(personal && { personal }),
});

/** The pages with the fixed forms. Each works by plain posts too. */
export const formRoutes = (at: PlaceRoute): RouteObject[] => [
  ...at('LOGIN', {
    handle: handle('LOGIN', 'sign-in'),
    lazy: () => import('./sign-in/route.tsx'),
    loader: load(({ loadSignIn }) => loadSignIn),
    action: act(({ signInAction }) => signInAction),
  }),
  ...at('SIGNUP', {
    handle: handle('SIGNUP', 'sign-up'),
    lazy: () => import('./sign-up/route.tsx'),
    loader: load(({ loadSignUp }) => loadSignUp),
    action: act(({ signUpAction }) => signUpAction),
  }),
  ...at('CONSENT', {
    handle: handle('CONSENT', 'consent', true),
    lazy: () => import('./consent/route.tsx'),
    loader: load(({ loadConsent }) => loadConsent),
    action: act(({ consentAction }) => consentAction),
  }),
  ...at('ACCOUNT', {
    handle: handle('ACCOUNT', 'account', true),
    lazy: () => import('./account/route.tsx'),
    loader: load(({ loadAccount }) => loadAccount),
    action: act(({ accountAction }) => accountAction),
  }),
  ...at('LOGOUT', {
    handle: handle('LOGOUT', 'sign-out'),
    lazy: () => import('./sign-out/route.tsx'),
    action: act(({ signOutAction }) => signOutAction),
  }),
];
