import { errorAt } from '#schemas/issue.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { createRedirect } from '../links/lead-to.ts';
import type { Services } from '../services.ts';
import { afterSignIn } from '../links/after-sign-in.ts';
import { defaultPageOf } from '../links/default-page.ts';

/** See Other (RFC 9110, section 15.4.4): redirects a successful post to a page that is loaded by GET. */
const SEE_OTHER = 303;

type Around = Pick<Services, 'pathSegments' | 'lang'>;

/**
 * Redirect target of a form: the page the user came from, else the start page of the realm's menu.
 * @param defaultView start page of the menu; home if absent
 */
export const getRedirectTarget = (around: Around, query: URLSearchParams, defaultView?: string): string =>
  afterSignIn(query, { pathSegments: around.pathSegments, defaultPage: defaultPageOf(defaultView, around) });

/**
 * Redirect target of every sign-in: the profile chooser if the account has several profiles, else `target`. If the
 * profiles cannot be loaded, the session continues as the main profile.
 * @param target where the viewer wanted to go
 */
export async function resolveSignInExit(
  { api, pathSegments, lang, diagnostics }: Services,
  target: string,
  { hasProfiles }: { hasProfiles: boolean },
): Promise<string> {
  if (!hasProfiles) return target;
  try {
    const { items } = await api.call('GET /api/v1/profile');
    return items.length > 1 ? pathTo('PROFILES', pathSegments, {}, { from: target, lang }) : target;
  } catch (error) {
    diagnostics.report('profiles', errorAt('', 'sign-in-exit', 'the profiles of the account', String(error)));
    return target;
  }
}

/** Redirect target of a form post without scripts; loads the menu from the API. */
export async function resolveTargetByMenu(services: Services, query: URLSearchParams): Promise<string> {
  const { menus } = await services.api.call('GET /api/v2/menu-items', { query: { targetPlatform: 'WEB' } });
  return getRedirectTarget(services, query, menus[0]?.defaultView);
}

/** Redirect target of a sign-in without scripts. */
export async function resolvePlainSignInExit(services: Services, query: URLSearchParams): Promise<string> {
  const { api, realm } = services;
  const [target, { profiles }] = await Promise.all([
    resolveTargetByMenu(services, query),
    api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } }),
  ]);
  return resolveSignInExit(services, target, { hasProfiles: profiles !== undefined });
}

/** Redirects a successful post to `path`. */
export const redirectAfterPost = (path: string): Response => createRedirect(path, SEE_OTHER);
