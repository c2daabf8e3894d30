import { pathTo, routeOf } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { isLocalPath } from '#schemas/url.ts';
import { leadsRound } from './login-pages.ts';

/** Whether nobody wants to come back to a page. */
const isPassedThrough = (path: string, pathSegments: PathSegments): boolean =>
  leadsRound(routeOf(path, pathSegments)?.name);

/**
 * The way back as a page may carry it: a path on this site that is worth coming back to, else nothing. A page that one
 * only passes through hands on its own.
 */
function wayBack(from: string | undefined, pathSegments: PathSegments): string | undefined {
  if (!isLocalPath(from)) return undefined;
  if (!isPassedThrough(from, pathSegments)) return from;
  const further = new URL(from, 'http://local').searchParams.get('from');
  return isLocalPath(further) && !isPassedThrough(further, pathSegments) ? further : undefined;
}

type LinkBase = { pathSegments: PathSegments; lang: string | undefined };

/** Address of the sign-in page that leads back to `from`; any other origin is ignored. */
export const loginHref = (from: string | undefined, { pathSegments, lang }: LinkBase): string =>
  pathTo('LOGIN', pathSegments, {}, { from: wayBack(from, pathSegments), lang });

/** The same for a title that plays after sign-in: the page then says so. */
export const loginToWatchHref = (from: string, { pathSegments, lang }: LinkBase): string =>
  pathTo('LOGIN', pathSegments, {}, { from, accessGrantedOnSignIn: 'true', lang });

/** Address of the sign-up page that leads on to `from`. */
export const signUpHref = (from: string | undefined, { pathSegments, lang }: LinkBase): string =>
  pathTo('SIGNUP', pathSegments, {}, { from: wayBack(from, pathSegments), lang });

/** Addresses of the pages for whoever does not sign in by a password; both lead on to `from`. */
export const otherWaysIn = (from: string | undefined, { pathSegments, lang }: LinkBase) => {
  const query = { from: wayBack(from, pathSegments), lang };
  return {
    requestPassword: pathTo('LOGIN_REQUEST_PASSWORD', pathSegments, {}, query),
    magicLink: pathTo('MAGIC_LINK', pathSegments, {}, query),
  };
};
