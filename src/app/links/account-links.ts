import { pathTo, routeOf } from '#schemas/routes/paths.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import { isLocalPath } from '#schemas/url.ts';
import { isExcludedReturnTarget } from './login-pages.ts';

/** Whether a page must not be a return target, such as sign-in itself. */
const isPassedThrough = (path: string, pathSegments: PathSegments): boolean =>
  isExcludedReturnTarget(routeOf(path, pathSegments)?.name);

/** Returns a safe `from` path on this site, else undefined. A sign-in page passes on its own `from`. */
function wayBack(from: string | undefined, pathSegments: PathSegments): string | undefined {
  if (!isLocalPath(from)) return undefined;
  if (!isPassedThrough(from, pathSegments)) return from;
  const further = new URL(from, 'http://local').searchParams.get('from');
  return isLocalPath(further) && !isPassedThrough(further, pathSegments) ? further : undefined;
}

type LinkBase = { pathSegments: PathSegments; lang: string | undefined };

/** URL of the sign-in page that returns to `from`. Other origins are ignored. */
export const loginHref = (from: string | undefined, { pathSegments, lang }: LinkBase): string =>
  pathTo('LOGIN', pathSegments, {}, { from: wayBack(from, pathSegments), lang });

/** URL of the sign-in page for a title that plays after sign-in. A query parameter makes the sign-in page say so. */
export const loginToWatchHref = (from: string, { pathSegments, lang }: LinkBase): string =>
  pathTo('LOGIN', pathSegments, {}, { from, accessGrantedOnSignIn: 'true', lang });

/** URL of the sign-up page that continues to `from`. */
export const signUpHref = (from: string | undefined, { pathSegments, lang }: LinkBase): string =>
  pathTo('SIGNUP', pathSegments, {}, { from: wayBack(from, pathSegments), lang });

/** URLs of the sign-in pages without a password; both continue to `from`. */
export const getAlternativeSignInLinks = (from: string | undefined, { pathSegments, lang }: LinkBase) => {
  const query = { from: wayBack(from, pathSegments), lang };
  return {
    requestPassword: pathTo('LOGIN_REQUEST_PASSWORD', pathSegments, {}, query),
    magicLink: pathTo('MAGIC_LINK', pathSegments, {}, query),
  };
};
