import { useEffect, useRef } from 'react';
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router';
import { resolveSignInExit, getRedirectTarget } from '../forms/way-on.ts';
import type { RootData } from '../root-loader.ts';
import { trackLocation } from '../routing/still-here.ts';
import { useServices } from '../services.ts';
import { useViewer } from './use-viewer.ts';

/** Returns the redirect target after sign-in: the page that led here, else the start page of the menu. */
export function useRedirectTarget(): string {
  const services = useServices();
  const root = useRouteLoaderData<RootData>('root');
  const [search] = useSearchParams();
  return getRedirectTarget(services, search, root?.menu?.menu?.defaultView);
}

/**
 * Leaves the page once the viewer is signed in. A viewer who signed in on this page chooses a profile first if there
 * are several. Uses the session instead of the cookie: the cookie may remain after another device ended the session,
 * and a guest would then be redirected and lose the form's input.
 */
export function useLeaveWhenSignedIn(): void {
  const services = useServices();
  const hasProfiles = useRouteLoaderData<RootData>('root')?.settings.profiles !== undefined;
  const { isGuest, role } = useViewer();
  const isSignedIn = !isGuest && role !== undefined;
  const wasGuest = useRef(false);
  const navigate = useNavigate();
  const target = useRedirectTarget();
  useEffect(() => {
    if (role === 'guest') wasGuest.current = true;
    if (!isSignedIn) return;
    const leave = async () => {
      const isStillHere = trackLocation(services);
      const exit = await resolveSignInExit(services, target, { hasProfiles: wasGuest.current && hasProfiles });
      if (isStillHere()) await navigate(exit, { replace: true });
    };
    void leave();
  }, [isSignedIn, role, hasProfiles, services, navigate, target]);
}
