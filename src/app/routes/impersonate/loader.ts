import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '../../services.ts';
import { requireViewer } from '../../session/require-viewer.ts';

/** Guests are sent to sign in: a link is good for whoever has asked for it. */
export async function loadImpersonate({ context, request }: LoaderFunctionArgs): Promise<null> {
  await requireViewer(context.get(servicesContext), request);
  return null;
}
