import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { PlaceRoute } from '../routing/place-route.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { type Services, servicesContext } from '../services.ts';

type Load<Data> = (services: Services, request: Request) => Promise<Data>;
type Act = (args: ActionFunctionArgs) => Promise<unknown>;

/** Loads and runs what belongs to a form only when somebody comes to it. */
const load =
  <Data>(fetch: () => Promise<Load<Data>>) =>
  async ({ context, request }: LoaderFunctionArgs) =>
    (await fetch())(context.get(servicesContext), request);

/** Answers plain posts; a browser with scripts never loads this. */
const act = (fetch: () => Promise<Act>) => async (args: ActionFunctionArgs) => (await fetch())(args);

const handle = (name: RouteName, route: string, personal?: true): RouteHandle => ({
  name,
  module: `src/app/routes/${route}/route.tsx`,
  forms: true,
  uncached: true,
  ...(personal && { personal }),
});

/** The pages with the fixed forms. Each works by plain posts too. */
export const formRoutes = (at: PlaceRoute): RouteObject[] => [
  ...at('LOGIN', {
    handle: handle('LOGIN', 'sign-in'),
    lazy: () => import('./sign-in/route.tsx'),
    loader: load(async () => (await import('./sign-in/loader.ts')).loadSignIn),
    action: act(async () => (await import('./sign-in/action.ts')).signInAction),
  }),
  ...at('SIGNUP', {
    handle: handle('SIGNUP', 'sign-up'),
    lazy: () => import('./sign-up/route.tsx'),
    loader: load(async () => (await import('./sign-up/loader.ts')).loadSignUp),
    action: act(async () => (await import('./sign-up/action.ts')).signUpAction),
  }),
  ...at('CONSENT', {
    handle: handle('CONSENT', 'consent', true),
    lazy: () => import('./consent/route.tsx'),
    loader: load(async () => (await import('./consent/loader.ts')).loadConsent),
    action: act(async () => (await import('./consent/action.ts')).consentAction),
  }),
  ...at('ACCOUNT', {
    handle: handle('ACCOUNT', 'account', true),
    lazy: () => import('./account/route.tsx'),
    loader: load(async () => (await import('./account/loader.ts')).loadAccount),
    action: act(async () => (await import('./account/action.ts')).accountAction),
  }),
  ...at('LOGOUT', {
    handle: handle('LOGOUT', 'sign-out'),
    lazy: () => import('./sign-out/route.tsx'),
    action: act(async () => (await import('./sign-out/action.ts')).signOutAction),
  }),
];
