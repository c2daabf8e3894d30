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

const handle = (name: RouteName, route: string, personal?: true): RouteHandle => ({
  name,
  module: `src/app/routes/${route}/route.tsx`,
  forms: true,
  uncached: true,
  ...(personal && { personal }),
});

/** One screen at two routes: the document has two addresses for each page about passwords. */
const both = (at: MountRoute, names: readonly RouteName[], route: (name: RouteName) => Parameters<MountRoute>[1]) =>
  names.flatMap((name) => at(name, route(name)));

/** The pages with the fixed forms. Each works by plain posts too. */
export const formRoutes = (at: MountRoute): RouteObject[] => [
  ...at('LOGIN', {
    handle: handle('LOGIN', 'sign-in'),
    lazy: () => import('./sign-in/route.tsx'),
    ...byForm(async () => (await import('./sign-in/form.ts')).signIn),
  }),
  ...at('SIGNUP', {
    handle: handle('SIGNUP', 'sign-up'),
    lazy: () => import('./sign-up/route.tsx'),
    ...byForm(async () => (await import('./sign-up/form.ts')).signUp),
  }),
  ...both(at, ['LOGIN_REQUEST_PASSWORD', 'REQUEST_PASSWORD'], (name) => ({
    handle: handle(name, 'request-password'),
    lazy: () => import('./request-password/route.tsx'),
    ...byForm(async () => (await import('./request-password/form.ts')).requestPassword),
  })),
  ...both(at, ['LOGIN_RESET_PASSWORD', 'RESET_PASSWORD'], (name) => ({
    handle: handle(name, 'reset-password'),
    lazy: () => import('./reset-password/route.tsx'),
    ...byForm(async () => (await import('./reset-password/form.ts')).resetPassword),
  })),
  ...at('MAGIC_LINK', {
    handle: handle('MAGIC_LINK', 'magic-link'),
    lazy: () => import('./magic-link/route.tsx'),
    ...byForm(async () => (await import('./magic-link/form.ts')).magicLink),
    action: async (args) => (await import('./magic-link/action.ts')).magicLinkAction(args),
  }),
  ...at('EMAIL_CONFIRMATION', {
    handle: handle('EMAIL_CONFIRMATION', 'email-confirmation'),
    lazy: () => import('./email-confirmation/route.tsx'),
    action: async (args) => (await import('./email-confirmation/action.ts')).confirmAction(args),
  }),
  ...at('CONSENT', {
    handle: handle('CONSENT', 'consent', true),
    lazy: () => import('./consent/route.tsx'),
    ...byForm(async () => (await import('./consent/form.ts')).consent),
  }),
  ...at('ACCOUNT', {
    handle: handle('ACCOUNT', 'account', true),
    lazy: () => import('./account/route.tsx'),
    ...byForm(async () => (await import('./account/form.ts')).billing),
  }),
  ...at('ACCOUNT_SECURITY', {
    handle: handle('ACCOUNT_SECURITY', 'account-security', true),
    lazy: () => import('./account-security/route.tsx'),
    loader: async (args) => (await import('./account-security/loader.ts')).loadSecurity(args),
  }),
  ...at('ACCOUNT_DATA', {
    handle: handle('ACCOUNT_DATA', 'account-data', true),
    lazy: () => import('./account-data/route.tsx'),
    loader: async (args) => (await import('./account-data/loader.ts')).loadAccountData(args),
  }),
  ...at('ACCOUNT_AGREEMENTS', {
    handle: handle('ACCOUNT_AGREEMENTS', 'account-agreements', true),
    lazy: () => import('./account-agreements/route.tsx'),
    ...byForm(async () => (await import('./account-agreements/form.ts')).agreements),
  }),
  ...at('PROFILES', {
    handle: handle('PROFILES', 'profiles', true),
    lazy: () => import('./profiles/route.tsx'),
    loader: async (args) => (await import('./profiles/loader.ts')).loadProfiles(args),
  }),
  ...at('CONFIRM_PIN_PROTECTION_RESET', {
    handle: handle('CONFIRM_PIN_PROTECTION_RESET', 'confirm-reset'),
    lazy: () => import('./confirm-reset/route.tsx'),
  }),
  ...at('TV_LOGIN', {
    // Which half of it is shown depends on who asks.
    handle: {
      name: 'TV_LOGIN',
      module: 'src/app/routes/tv-login/route.tsx',
      uncached: true,
      personal: true,
    } satisfies RouteHandle,
    lazy: () => import('./tv-login/route.tsx'),
    loader: async (args) => (await import('./tv-login/loader.ts')).loadTvLogin(args),
  }),
  ...at('LOGOUT', {
    handle: handle('LOGOUT', 'sign-out'),
    lazy: () => import('./sign-out/route.tsx'),
    action: async (args) => (await import('./sign-out/action.ts')).signOutAction(args),
  }),
];
