import { useEffect, useRef } from 'react';
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router';
import { targetOf } from '../forms/way-on.ts';
import type { RootData } from '../root-loader.ts';
import { noteHere } from '../routing/still-here.ts';
import { useServices } from '../services.ts';
import { profileChoice } from './profile-choice.ts';
import { useViewer } from './use-viewer.ts';

/** Where a page that one comes to for a moment leads on to: back to where one came from, else to the page that the menu begins with. */
export function useWayOn(): string {
  const services = useServices();
  const root = useRouteLoaderData<RootData>('root');
  const [search] = useSearchParams();
  return targetOf(services, search, root?.menu?.menu?.defaultView);
}

/**
 * Goes on as soon as somebody is signed in: whoever has signed in here, and has several profiles, by the question which one watches.
 * Not by the mere marker: it outlives a session that has ended elsewhere, and who is a guest after all would lose what they have typed.
 */
export function useLeaveWhenSignedIn(): void {
  const services = useServices();
  const hasProfiles = useRouteLoaderData<RootData>('root')?.settings.profiles !== undefined;
  const { isGuest, role } = useViewer();
  const isSignedIn = !isGuest && role !== undefined;
  const wasGuest = useRef(false);
  const navigate = useNavigate();
  const target = useWayOn();
  useEffect(() => {
    if (role === 'guest') wasGuest.current = true;
    if (!isSignedIn) return;
    const leave = async () => {
      const isStillHere = noteHere(services);
      const asks = wasGuest.current && hasProfiles ? await profileChoice(services, target) : undefined;
      if (isStillHere()) await navigate(asks ?? target, { replace: true });
    };
    void leave();
  }, [isSignedIn, role, hasProfiles, services, navigate, target]);
}
