import type { ActionFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { FixedForm } from '../forms/define-form.ts';
import { orFail } from '../loading/failure.ts';
import type { MountRoute } from '../routing/mount-route.ts';
import type { RouteHandle } from '../routing/route-handle.ts';
import { servicesContext } from '../services.ts';

/** Asks for a fixed form's code. */
export type FetchForm = () => Promise<FixedForm>;

/**
 * How posts without scripts are answered, by the folder of the page and its form: of pages that take none, undefined. Only the server
 * has it: a browser with scripts sends forms by itself.
 */
export type AnswerPosts = (folder: string, form: FetchForm | undefined) => ActionFunction | undefined;

/** Loads a form when somebody comes to it. */
const byForm = (form: FetchForm) => ({
  form,
  loader: async ({ context, request }: LoaderFunctionArgs) =>
    (await form()).load(context.get(servicesContext), request),
});

/** What a page has besides what it tells of itself. */
type Rest = Omit<Parameters<MountRoute>[1], 'handle'> & { form?: FetchForm };

/** The pages with the fixed forms. Each works by plain posts too. */
export const formRoutes = (at: MountRoute, answerPosts?: AnswerPosts): RouteObject[] => {
  /** Puts the page of a folder at the path of its route. What it is drawn from is asked for each time; what is posted to has a form. */
  const put = (name: RouteName, folder: string, { form, ...rest }: Rest, more?: Partial<RouteHandle>) => {
    const action = answerPosts?.(folder, form);
    return at(name, {
      handle: { name, folder, uncached: true, ...(form && { forms: true }), ...more } satisfies RouteHandle,
      ...rest,
      ...(action && { action }),
    });
  };
  /** The same of a page that is drawn for whoever asks. */
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
    ...putPersonal('ACCOUNT_SUPPORT', 'account-support', { lazy: () => import('./account-support/route.tsx') }),
    ...putPersonal('IMPERSONATE', 'impersonate', { lazy: () => import('./impersonate/route.tsx') }),
    ...putPersonal('PROFILES', 'profiles', {
      lazy: () => import('./profiles/route.tsx'),
      loader: async (args) => (await import('./profiles/loader.ts')).loadProfiles(args),
    }),
    ...putPersonal('PREFERENCES', 'preferences', {
      // Whose they are depends on who asks; guests have theirs on the device.
      lazy: () => import('./preferences/route.tsx'),
      loader: ({ context }: LoaderFunctionArgs) => orFail(context.get(servicesContext).session.ensure()),
    }),
    ...put('CONFIRM_PIN_PROTECTION_RESET', 'confirm-reset', {
      lazy: () => import('./confirm-reset/route.tsx'),
    }),
    ...putPersonal('TV_LOGIN', 'tv-login', {
      // Which half of it is shown depends on who asks.
      lazy: () => import('./tv-login/route.tsx'),
      loader: async (args) => (await import('./tv-login/loader.ts')).loadTvLogin(args),
    }),
    ...put('LOGOUT', 'sign-out', {
      lazy: () => import('./sign-out/route.tsx'),
    }),
  ];
};
