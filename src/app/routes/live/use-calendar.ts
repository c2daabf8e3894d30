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
    // The calendar file requires sign-in. A plain link could not renew a session that expired while the page was open,
    // so a script loads the file.
    onCalendar: (click) => {
      click.preventDefault();
      const follow = () => location.assign(calendarHref);
      void session.ensure().then(follow, follow);
    },
  };
}
