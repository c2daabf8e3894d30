import type { ActionFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { FixedForm } from '../forms/define-form.ts';
import { throwRouteError } from '../loading/failure.ts';
import type { MountRoute } from '../routing/mount-route.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { servicesContext } from '../services.ts';

/** Loads the code of a built-in form. */
export type FetchForm = () => Promise<FixedForm>;

/**
 * Returns the handler of posts without scripts for a page folder and its form; undefined if the page takes no posts.
 * Server only: in browsers forms are submitted by scripts.
 */
export type AnswerPosts = (folder: string, form: FetchForm | undefined) => ActionFunction | undefined;

/** Loads a form's code when its page is visited. */
const byForm = (form: FetchForm) => ({
  form,
  loader: async ({ context, request }: LoaderFunctionArgs) =>
    (await form()).load(context.get(servicesContext), request),
});

/** Properties of the route in addition to its handle. */
type Rest = Omit<Parameters<MountRoute>[1], 'handle'> & { form?: FetchForm };

/** Routes of pages that few visits open, by their folder. The pages of a folder share one chunk. */
const rareRoutes = {
  checkout: ['PAYMENT', 'PAYMENT_UPDATE', 'PAY', 'PAYMENT_CONFIRMATION', 'PAYMENT_AUTHORIZATION', 'GIFT_PAY'],
  'account-payments': ['ACCOUNT_PAYMENTS', 'ACCOUNT_INVOICE'],
  gifts: ['GIFT', 'GIFT_REDEMPTION'],
} as const;
const loadRarePages = () => import('./rare-pages.ts');

type RarePages = typeof import('./rare-pages.ts')['rarePages'];

/** Returns a function that loads the pages of a folder. */
const rare =
  <Folder extends keyof RarePages>(folder: Folder) =>
  async (): Promise<Awaited<ReturnType<RarePages[Folder]>>> =>
    (await loadRarePages()).rarePages[folder]() as never;

/** Routes of pages with built-in forms. All of them also work with plain posts. */
export const formRoutes = (at: MountRoute, answerPosts?: AnswerPosts): RouteObject[] => {
  /**
   * Mounts the page of a folder at its route's paths. Its data is never cached, and it accepts posts if it has a form.
   */
  const put = (name: RouteName, folder: string, { form, ...rest }: Rest, more?: Partial<RouteHandle>) => {
    const action = answerPosts?.(folder, form);
    return at(name, {
      handle: { name, folder, uncached: true, ...(form && { forms: true }), ...more } satisfies RouteHandle,
      ...rest,
      ...(action && { action }),
    });
  };
  /** Mounts a page that is rendered for the signed-in viewer. */
  const putPersonal = (name: RouteName, folder: string, rest: Rest) => put(name, folder, rest, { personal: true });
  return [
    ...(['LOGIN', 'GIFT_LOGIN', 'GIFT_LOGIN_REDIRECT', 'GIFT_REDEMPTION_LOGIN'] as const).flatMap((name) =>
      put(name, 'sign-in', {
        lazy: () => import('./sign-in/route.tsx'),
        ...byForm(async () => (await import('./sign-in/form.ts')).signIn),
      }),
    ),
    ...(['SIGNUP', 'GIFT_REDEMPTION_REGISTER'] as const).flatMap((name) =>
      put(name, 'sign-up', {
        lazy: () => import('./sign-up/route.tsx'),
        ...byForm(async () => (await import('./sign-up/form.ts')).signUp),
      }),
    ),
    ...(['LOGIN_REQUEST_PASSWORD', 'REQUEST_PASSWORD'] as const).flatMap((name) =>
      put(name, 'request-password', {
        lazy: () => import('./request-password/route.tsx'),
        ...byForm(async () => (await import('./request-password/form.ts')).requestPassword),
      }),
    ),
    ...(['LOGIN_RESET_PASSWORD', 'RESET_PASSWORD'] as const).flatMap((name) =>
      put(name, 'reset-password', {
        lazy: () => import('./reset-password/route.tsx'),
        ...byForm(async () => (await import('./reset-password/form.ts')).resetPassword),
      }),
    ),
    ...put('MAGIC_LINK', 'magic-link', {
      lazy: () => import('./magic-link/route.tsx'),
      ...byForm(async () => (await import('./magic-link/form.ts')).magicLink),
    }),
    ...put('FORM', 'answer-form', {
      lazy: () => import('./answer-form/route.tsx'),
      ...byForm(async () => (await import('../forms/answers.ts')).answers),
    }),
    ...put('EMAIL_CONFIRMATION', 'email-confirmation', { lazy: rare('email-confirmation') }),
    ...put('ACTIVATE_USER', 'activate', { lazy: rare('activate') }),
    ...putPersonal('CONSENT', 'consent', {
      lazy: () => import('./consent/route.tsx'),
      ...byForm(async () => (await import('./consent/form.ts')).consent),
    }),
    ...putPersonal('ACCOUNT', 'account', {
      lazy: () => import('./account/route.tsx'),
      ...byForm(async () => (await import('./account/form.ts')).accountDetails),
    }),
    ...putPersonal('ACCOUNT_SECURITY', 'account-security', {
      lazy: rare('account-security'),
      loader: async (args) => (await import('./account-security/loader.ts')).loadSecurity(args),
    }),
    ...putPersonal('ACCOUNT_DATA', 'account-data', {
      lazy: rare('account-data'),
      loader: async (args) => (await import('./account-data/loader.ts')).loadAccountData(args),
    }),
    ...putPersonal('ACCOUNT_AGREEMENTS', 'account-agreements', {
      lazy: () => import('./account-agreements/route.tsx'),
      ...byForm(async () => (await import('./account-agreements/form.ts')).agreements),
    }),
    ...putPersonal('ACCOUNT_SUPPORT', 'account-support', { lazy: rare('account-support') }),
    ...putPersonal('IMPERSONATE', 'impersonate', { lazy: rare('impersonate') }),
    ...putPersonal('PROFILES', 'profiles', {
      lazy: () => import('./profiles/route.tsx'),
      loader: async (args) => (await import('./profiles/loader.ts')).loadProfiles(args),
    }),
    ...putPersonal('PREFERENCES', 'preferences', {
      // This page is rendered for the signed-in viewer, whose preferences it shows. Guests have their preferences on
      // the device.
      lazy: () => import('./preferences/route.tsx'),
      loader: ({ context }: LoaderFunctionArgs) => throwRouteError(context.get(servicesContext).session.ensure()),
    }),
    ...put('CONFIRM_PIN_PROTECTION_RESET', 'confirm-reset', { lazy: rare('confirm-reset') }),
    ...putPersonal('TV_LOGIN', 'tv-login', {
      // This page is rendered for the signed-in viewer: guests see a code, signed-in viewers the field to approve one.
      lazy: rare('tv-login'),
      loader: async (args) => (await (await loadRarePages()).loadTvLoginLoader()).loadTvLogin(args),
    }),
    ...(Object.keys(rareRoutes) as (keyof typeof rareRoutes)[]).flatMap((folder) =>
      rareRoutes[folder].flatMap((name) => {
        const load = rare(folder);
        return put(
          name,
          folder,
          { lazy: load, loader: async (args) => (await load()).loadRoute(name, args) },
          // The return page may be in the frame of a bank's page.
          { personal: true, ...(name === 'PAY' && { alone: true }), ...(name === 'GIFT' && { forms: true }) },
        );
      }),
    ),
    ...put('LOGOUT', 'sign-out', {
      lazy: () => import('./sign-out/route.tsx'),
    }),
  ];
};
