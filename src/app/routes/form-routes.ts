import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { FixedForm } from '../forms/define-form.ts';
import type { MountRoute } from '../routing/mount-route.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { servicesContext } from '../services.ts';

/** Loads and answers a form when somebody comes to it. A browser with scripts answers it by itself. */
const byForm = (fetch: () => Promise<FixedForm>) => ({
  loader: async ({ context, request }: LoaderFunctionArgs) =>
    (await fetch()).load(context.get(servicesContext), request),
  action: async (args: ActionFunctionArgs) =>
    (await import('../forms/plain-post.ts')).answerPlainPost(await fetch(), args),
});

type Route = Omit<Parameters<MountRoute>[1], 'handle'>;

/** The pages with the fixed forms. Each works by plain posts too. */
export const formRoutes = (at: MountRoute): RouteObject[] => {
  const plain = (name: RouteName, folder: string, route: Route, more?: Pick<RouteHandle, 'personal'>) =>
    at(name, {
      handle: {
        name,
        folder,
        forms: true,
        uncached: true,
        ...more,
      } satisfies RouteHandle,
      ...route,
    });
  const personal = (name: RouteName, folder: string, route: Route) => plain(name, folder, route, { personal: true });
  /** One screen at two routes: the document has two addresses for each page about passwords. */
  const both = (names: readonly RouteName[], folder: string, route: Route) =>
    names.flatMap((name) => plain(name, folder, route));
  return [
    ...plain('LOGIN', 'sign-in', {
      lazy: () => import('./sign-in/route.tsx'),
      ...byForm(async () => (await import('./sign-in/form.ts')).signIn),
    }),
    ...plain('SIGNUP', 'sign-up', {
      lazy: () => import('./sign-up/route.tsx'),
      ...byForm(async () => (await import('./sign-up/form.ts')).signUp),
    }),
    ...both(['LOGIN_REQUEST_PASSWORD', 'REQUEST_PASSWORD'], 'request-password', {
      lazy: () => import('./request-password/route.tsx'),
      ...byForm(async () => (await import('./request-password/form.ts')).requestPassword),
    }),
    ...both(['LOGIN_RESET_PASSWORD', 'RESET_PASSWORD'], 'reset-password', {
      lazy: () => import('./reset-password/route.tsx'),
      ...byForm(async () => (await import('./reset-password/form.ts')).resetPassword),
    }),
    ...plain('MAGIC_LINK', 'magic-link', {
      lazy: () => import('./magic-link/route.tsx'),
      ...byForm(async () => (await import('./magic-link/form.ts')).magicLink),
      action: async (args) => (await import('./magic-link/action.ts')).magicLinkAction(args),
    }),
    ...plain('EMAIL_CONFIRMATION', 'email-confirmation', {
      lazy: () => import('./email-confirmation/route.tsx'),
      action: async (args) => (await import('./email-confirmation/action.ts')).confirmAction(args),
    }),
    ...personal('CONSENT', 'consent', {
      lazy: () => import('./consent/route.tsx'),
      ...byForm(async () => (await import('./consent/form.ts')).consent),
    }),
    ...personal('ACCOUNT', 'account', {
      lazy: () => import('./account/route.tsx'),
      ...byForm(async () => (await import('./account/form.ts')).billing),
    }),
    ...personal('ACCOUNT_SECURITY', 'account-security', {
      lazy: () => import('./account-security/route.tsx'),
      loader: async (args) => (await import('./account-security/loader.ts')).loadSecurity(args),
    }),
    ...personal('ACCOUNT_DATA', 'account-data', {
      lazy: () => import('./account-data/route.tsx'),
      loader: async (args) => (await import('./account-data/loader.ts')).loadAccountData(args),
    }),
    ...personal('ACCOUNT_AGREEMENTS', 'account-agreements', {
      lazy: () => import('./account-agreements/route.tsx'),
      ...byForm(async () => (await import('./account-agreements/form.ts')).agreements),
    }),
    ...personal('PROFILES', 'profiles', {
      lazy: () => import('./profiles/route.tsx'),
      loader: async (args) => (await import('./profiles/loader.ts')).loadProfiles(args),
    }),
    ...plain('CONFIRM_PIN_PROTECTION_RESET', 'confirm-reset', {
      lazy: () => import('./confirm-reset/route.tsx'),
    }),
    ...at('TV_LOGIN', {
      // Which half of it is shown depends on who asks.
      handle: {
        name: 'TV_LOGIN',
        folder: 'tv-login',
        uncached: true,
        personal: true,
      } satisfies RouteHandle,
      lazy: () => import('./tv-login/route.tsx'),
      loader: async (args) => (await import('./tv-login/loader.ts')).loadTvLogin(args),
    }),
    ...plain('LOGOUT', 'sign-out', {
      lazy: () => import('./sign-out/route.tsx'),
      action: async (args) => (await import('./sign-out/action.ts')).signOutAction(args),
    }),
  ];
};
