import type { ActionFunctionArgs } from 'react-router';
import { redirectAfterPost } from '../../forms/way-on.ts';
import { withLang } from '../../links/local-href.ts';
import { throwRouteError } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';

/** Handles sign-out by a post without scripts. */
export async function signOutAction({ context }: ActionFunctionArgs) {
  const { session, lang } = context.get(servicesContext);
  await throwRouteError(session.signOut());
  return redirectAfterPost(withLang('/', lang));
}
