import type { LoaderFunctionArgs } from 'react-router';
import { throwRouteError } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Maximum length of a code in the URL, including separators. */
const LONGEST = 40;

/** What the TV sign-in page shows: a code to scan, or the form that approves a code, which may come from the link. */
export type TvLoginData = { half: 'code' } | { half: 'answer'; code: string };

/** Guests see a code. The approval view requires sign-in. */
export async function loadTvLogin({ context, request }: LoaderFunctionArgs): Promise<TvLoginData> {
  const services = context.get(servicesContext);
  const code = new URL(request.url).searchParams.get('code');
  if (code !== null) {
    await requireSignedIn(services, request);
    return { half: 'answer', code: code.slice(0, LONGEST) };
  }
  const { isGuest } = await throwRouteError(services.session.ensure());
  return isGuest ? { half: 'code' } : { half: 'answer', code: '' };
}
