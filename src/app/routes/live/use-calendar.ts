import type { ToComeActions } from '#screens/live/live-screen.tsx';
import { isPublicRoute } from '#schemas/routes/public.ts';
import { useServices } from '../../services.ts';

/** The link to an event's file for calendars. */
export function useCalendar(id: number): Pick<ToComeActions, 'calendarHref' | 'onCalendar'> {
  const { lang, session, site } = useServices();
  const calendarHref = `/calendar/${id}.ics${lang === undefined ? '' : `?lang=${lang}`}`;
  if (isPublicRoute('LIVE', site.signIn)) return { calendarHref };
  return {
    calendarHref,
    // Such files are for those who are signed in, and a link cannot renew a session that has run out while the page stood open.
    onCalendar: (click) => {
      click.preventDefault();
      const follow = () => location.assign(calendarHref);
      void session.ensure().then(follow, follow);
    },
  };
}
