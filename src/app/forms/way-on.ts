import { errorAt } from '#schemas/issue.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { leadTo } from '../links/lead-to.ts';
import type { Services } from '../services.ts';
import { afterSignIn } from '../links/after-sign-in.ts';
import { defaultPageOf } from '../links/default-page.ts';

/** See other (RFC 9110, section 15.4.4): the answer to a post that was good is another page, to be asked for. */
const SEE_OTHER = 303;

type Around = Pick<Services, 'pathSegments' | 'lang'>;

/**
 * Where a form leads afterwards: to where one came from, or to the page that the realm's menu begins with.
 * @param defaultView of the menu; home if not told
 */
export const targetOf = (around: Around, query: URLSearchParams, defaultView?: string): string =>
  afterSignIn(query, { pathSegments: around.pathSegments, defaultPage: defaultPageOf(defaultView, around) });

/**
 * Finds where a sign-in leads: to the choice of a profile where the account has several, else to `target`. Every way to sign in leaves by
 * this function. If the profiles cannot be read, the session goes on as the main profile.
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

/** Finds the target of a form with the menu from the API, for a post without scripts. */
export async function resolveTargetByMenu(services: Services, query: URLSearchParams): Promise<string> {
  const { menus } = await services.api.call('GET /api/v2/menu-items', { query: { targetPlatform: 'WEB' } });
  return targetOf(services, query, menus[0]?.defaultView);
}

/** Finds where a sign-in without scripts leads. */
export async function resolvePlainSignInExit(services: Services, query: URLSearchParams): Promise<string> {
  const { api, realm } = services;
  const [target, { profiles }] = await Promise.all([
    resolveTargetByMenu(services, query),
    api.call('GET /api/v2/realm-settings/realm/{realm}', { params: { realm } }),
  ]);
  return resolveSignInExit(services, target, { hasProfiles: profiles !== undefined });
}

/** Answers a post that was good: by the page at `path`. */
export const answerBy = (path: string): Response => leadTo(path, SEE_OTHER);
