import type { ToComeActions } from '#screens/live/live-screen.tsx';
import { isPublicRoute } from '#schemas/routes/public.ts';
import { useServices } from '../../services.ts';

/** Returns the link to an event's calendar file. */
export function useCalendar(id: number): Pick<ToComeActions, 'calendarHref' | 'onCalendar'> {
  const { lang, session, site } = useServices();
  const calendarHref = `/calendar/${id}.ics${lang === undefined ? '' : `?lang=${lang}`}`;
  if (isPublicRoute('LIVE', site.signIn)) return { calendarHref };
  return {
    calendarHref,
    // Such files require sign-in, and a plain link cannot renew a session that expired while the page was open.
    onCalendar: (click) => {
      click.preventDefault();
      const follow = () => location.assign(calendarHref);
      void session.ensure().then(follow, follow);
    },
  };
}
