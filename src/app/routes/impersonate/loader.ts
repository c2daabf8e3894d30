import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '../../services.ts';
import { requireSignedIn } from '../../session/require-viewer.ts';

/** Redirects guests to sign-in: an impersonation link only works for the support user who requested it. */
export async function loadImpersonate({ context, request }: LoaderFunctionArgs): Promise<null> {
  await requireSignedIn(context.get(servicesContext), request);
  return null;
}
