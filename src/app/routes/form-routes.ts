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

/** Pages of the checkout share one chunk, and so do the payments of the account and its invoices. */
const checkoutRoutes = ['PAYMENT', 'PAYMENT_UPDATE', 'PAY', 'PAYMENT_CONFIRMATION', 'PAYMENT_AUTHORIZATION'] as const;
const accountPaymentRoutes = ['ACCOUNT_PAYMENTS', 'ACCOUNT_INVOICE'] as const;
const loadRarePages = () => import('./rare-pages.ts');

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
    ...put('LOGIN', 'sign-in', {
      lazy: () => import('./sign-in/route.tsx'),
      ...byForm(async () => (await import('./sign-in/form.ts')).signIn),
    }),
    ...put('SIGNUP', 'sign-up', {
      lazy: () => import('./sign-up/route.tsx'),
      ...byForm(async () => (await import('./sign-up/form.ts')).signUp),
    }),
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
    ...put('EMAIL_CONFIRMATION', 'email-confirmation', {
      lazy: () => import('./email-confirmation/route.tsx'),
    }),
    ...put('ACTIVATE_USER', 'activate', {
      lazy: () => import('./activate/route.tsx'),
    }),
    ...putPersonal('CONSENT', 'consent', {
      lazy: () => import('./consent/route.tsx'),
      ...byForm(async () => (await import('./consent/form.ts')).consent),
    }),
    ...putPersonal('ACCOUNT', 'account', {
      lazy: () => import('./account/route.tsx'),
      ...byForm(async () => (await import('./account/form.ts')).accountDetails),
    }),
    ...putPersonal('ACCOUNT_SECURITY', 'account-security', {
      lazy: () => import('./account-security/route.tsx'),
      loader: async (args) => (await import('./account-security/loader.ts')).loadSecurity(args),
    }),
    ...putPersonal('ACCOUNT_DATA', 'account-data', {
      lazy: () => import('./account-data/route.tsx'),
      loader: async (args) => (await import('./account-data/loader.ts')).loadAccountData(args),
    }),
    ...putPersonal('ACCOUNT_AGREEMENTS', 'account-agreements', {
      lazy: () => import('./account-agreements/route.tsx'),
      ...byForm(async () => (await import('./account-agreements/form.ts')).agreements),
    }),
    ...putPersonal('ACCOUNT_SUPPORT', 'account-support', { lazy: async () => (await loadRarePages()).loadSupport() }),
    ...putPersonal('IMPERSONATE', 'impersonate', { lazy: async () => (await loadRarePages()).loadImpersonation() }),
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
    ...put('CONFIRM_PIN_PROTECTION_RESET', 'confirm-reset', {
      lazy: () => import('./confirm-reset/route.tsx'),
    }),
    ...putPersonal('TV_LOGIN', 'tv-login', {
      // This page is rendered for the signed-in viewer: guests see a code, signed-in viewers the field to approve one.
      lazy: async () => (await loadRarePages()).loadTvLogin(),
      loader: async (args) => (await (await loadRarePages()).loadTvLoginLoader()).loadTvLogin(args),
    }),
    ...checkoutRoutes.flatMap((name) =>
      put(
        name,
        'checkout',
        {
          lazy: async () => (await loadRarePages()).loadCheckout(),
          loader: async (args) => (await (await loadRarePages()).loadCheckout()).loadRoute(name, args),
        },
        // The return page may be in the frame of a bank's page.
        { personal: true, ...(name === 'PAY' && { alone: true }) },
      ),
    ),
    ...accountPaymentRoutes.flatMap((name) =>
      putPersonal(name, 'account-payments', {
        lazy: async () => (await loadRarePages()).loadPayments(),
        loader: async (args) => (await (await loadRarePages()).loadPayments()).loadRoute(name, args),
      }),
    ),
    ...put('LOGOUT', 'sign-out', {
      lazy: () => import('./sign-out/route.tsx'),
    }),
  ];
};
