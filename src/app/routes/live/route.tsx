import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import useSWR from 'swr';
import { LiveScreen } from '#screens/live/live-screen.tsx';
import { phaseOf } from '#screens/live/phase.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { resolveAccess } from '#schemas/access.ts';
import { loginHref, loginToWatchHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { type loadEvent, recordingHref } from './loader.ts';
import { useCalendar } from './use-calendar.ts';
import { useEvent } from './use-event.ts';
import { useLivePlayer } from './use-live-player.ts';
import { useReminder } from './use-reminder.ts';

/** Event page. Rendered for a guest; after hydration the server decides about access. */
export function Component() {
  const { event: drawn } = useLoaderData<Awaited<ReturnType<typeof loadEvent>>>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { event, clockOffset, isGone } = useEvent(drawn, viewer.isGuest);
  const { data: recording } = useSWR(
    event.hasRecording ? ['recording', event.id] : null,
    () => recordingHref(services, event.id),
    {
      revalidateOnFocus: false,
    },
  );
  useEffect(() => {
    if (recording !== undefined) void navigate(recording, { replace: true });
  }, [recording, navigate]);
  const calendar = useCalendar(event.id);
  const reminder = useReminder(event.id, phaseOf(event) === 'before');
  const player = useLivePlayer(event.id, new URLSearchParams(search));
  const besides = (name: 'MULTI_VIEW' | 'WATCH_TOGETHER') =>
    pathTo(name, services.pathSegments, { eventId: String(event.id) }, { lang: services.lang });
  return (
    <LiveScreen
      key={event.id}
      event={event}
      isGone={isGone}
      brand={root?.settings.name ?? ''}
      player={player}
      access={resolveAccess(event.access, viewer)}
      clockOffset={clockOffset}
      signInHref={loginToWatchHref(`${pathname}${search}`, services)}
      multiViewHref={root?.settings.multiView?.enabled ? besides('MULTI_VIEW') : undefined}
      togetherHref={besides('WATCH_TOGETHER')}
      toCome={{ ...calendar, reminder, reminderSignInHref: loginHref(`${pathname}${search}`, services) }}
    />
  );
}
