import type { LoaderFunctionArgs } from 'react-router';
import { orFail } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';
import { requireViewer } from '../../session/require-viewer.ts';

/** Longer than any code, however it is typed. */
const LONGEST = 40;

/** Which half of the page is shown: a code to be allowed elsewhere, or the field for one; with the code that came by a link. */
export type TvLoginData = { half: 'code' } | { half: 'answer'; code: string };

/** A guest is shown a code. Who comes with one, or for the field, has to be signed in. */
export async function loadTvLogin({ context, request }: LoaderFunctionArgs): Promise<TvLoginData> {
  const services = context.get(servicesContext);
  const code = new URL(request.url).searchParams.get('code');
  if (code !== null) {
    await requireViewer(services, request);
    return { half: 'answer', code: code.slice(0, LONGEST) };
  }
  const { isGuest } = await orFail(services.session.ensure());
  return isGuest ? { half: 'code' } : { half: 'answer', code: '' };
}
