import { useEffect } from 'react';
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router';
import { targetOf } from '../forms/way-on.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';
import { useViewer } from './use-viewer.ts';

/** Where a page that one comes to for a moment leads on to: back to where one came from, else to the page that the menu begins with. */
export function useWayOn(): string {
  const services = useServices();
  const root = useRouteLoaderData<RootData>('root');
  const [search] = useSearchParams();
  return targetOf(services, search, root?.menu?.menu?.defaultView);
}

/**
 * Goes on as soon as somebody is signed in. Not by the mere marker: it outlives a session that has ended elsewhere, and who
 * is a guest after all would lose what they have typed.
 */
export function useLeaveWhenSignedIn(): void {
  const { isGuest, role } = useViewer();
  const isSignedIn = !isGuest && role !== undefined;
  const navigate = useNavigate();
  const target = useWayOn();
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, navigate, target]);
}
