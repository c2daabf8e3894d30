import { type MouseEvent, useDeferredValue } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Countdown } from '#renderers/primitives/time/countdown.tsx';
import { formatMoment, Moment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { AccessDecision } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { People } from '../watch/people.tsx';
import { Player } from '../watch/player/player.tsx';
import { Barrier, PlansLink, Poster } from '../watch/stage.tsx';
import * as overPicture from '../watch/to-come.styles.ts';
import * as watch from '../watch/watch-screen.styles.ts';
import * as styles from './live-screen.styles.ts';
import { type Phase, phaseOf } from './phase.ts';
import { ReminderButton, type ReminderControl } from './reminder-button.tsx';

interface LiveScreenProps {
  event: VideoDetails;
  /** Whether the event was cancelled after the page was opened. */
  isGone: boolean;
  brand: string;
  player: PlayerPort;
  /** Access decision: whether this viewer may watch the event while it is live, or what they need for that. */
  access: AccessDecision;
  /** Server clock minus browser clock, in milliseconds; undefined until known. */
  clockOffset: number | undefined;
  /** URL of the sign-in page. */
  signInHref: string;
  /** Actions that the page offers before the event begins. */
  toCome: ToComeActions;
  /** URL of the multi-view page with this event; undefined if the realm has switched multi-view off. */
  multiViewHref: string | undefined;
  /** URL of the page for watching this event together with others. */
  togetherHref: string;
}

/** Actions that the page of a future event offers. */
export interface ToComeActions {
  /** URL of an iCalendar file with the event. */
  calendarHref: string;
  /** Called when the link to the calendar file is clicked. */
  onCalendar?: ((click: MouseEvent) => void) | undefined;
  /** The viewer's reminder; undefined for guests. */
  reminder: ReminderControl | undefined;
  /** Sign-in URL for guests who want a reminder. */
  reminderSignInHref: string;
}

/** Page of an event: its start before, the live stream during, and a message after it. */
export function LiveScreen({
  event,
  isGone,
  brand,
  player,
  access,
  clockOffset,
  signInHref,
  toCome,
  multiViewHref,
  togetherHref,
}: LiveScreenProps) {
  // The player is rendered after hydration in a deferred update, so that it does not block the page.
  const hydrated = useDeferredValue(useHydrated());
  const told = phaseOf(event);
  const phase = isGone ? 'over' : told;
  const plays = phase === 'live' && access.outcome === 'PLAY' && hydrated;
  return (
    <>
      <title>{`${event.title} · ${brand}`}</title>
      {event.description ? <meta name="description" content={event.description} /> : null}
      <div className={phase === 'before' ? `${watch.stage} ${styles.stageToCome}` : watch.stage} data-phase={phase}>
        {plays ? (
          <Player port={player} video={event} />
        ) : (
          <Poster video={event}>
            {phase === 'before' ? (
              <ToCome event={event} access={access} clockOffset={clockOffset} actions={toCome} />
            ) : phase === 'over' ? (
              <Ended words={isGone ? 'eventCancelled' : 'thisEventHasEnded'} />
            ) : (
              <Barrier access={access} video={event} signInHref={signInHref} />
            )}
          </Poster>
        )}
      </div>
      <About event={event} phase={phase} multiViewHref={multiViewHref} togetherHref={togetherHref} />
    </>
  );
}

/** Countdown to the event, its start in the viewer's time zone, and the way to the plans for a viewer without one. */
function ToCome({
  event,
  access,
  clockOffset,
  actions,
}: Pick<LiveScreenProps, 'event' | 'access' | 'clockOffset'> & { actions: ToComeActions }) {
  const { t } = useMessages();
  const { calendarHref, onCalendar, reminder, reminderSignInHref } = actions;
  if (event.startDate === undefined) return <Message words={t('videoIsNotLive')} />;
  return (
    <div className={overPicture.stack}>
      <p className={styles.small}>{t('eventStartsIn')}</p>
      <Countdown to={event.startDate} offset={clockOffset} className={overPicture.countdown} />
      <p>
        <Moment at={event.startDate} format="dayTimeAndZone" />
      </p>
      <div className={overPicture.actions}>
        {'licenceIds' in access ? <PlansLink video={event} /> : null}
        <ReminderButton reminder={reminder} signInHref={reminderSignInHref} />
        <a href={calendarHref} className={secondary} download onClick={onCalendar}>
          <Icon name="calendar" size={18} />
          {t('addToCalendar')}
        </a>
      </div>
    </div>
  );
}

const Message = ({ words }: { words: string }) => (
  <div className={watch.refusal} role="status">
    <p className={watch.refusalTitle}>{words}</p>
  </div>
);

function Ended({ words }: { words: 'eventCancelled' | 'thisEventHasEnded' }) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { Link } = navigation;
  const href = navigation.hrefOf({ type: 'ROUTE', route: '/livenow' });
  return (
    <div className={watch.refusal} role="status">
      <p className={watch.refusalTitle}>{t(words)}</p>
      {href ? (
        <Link to={href} className={primary}>
          {t('liveNow')}
        </Link>
      ) : null}
    </div>
  );
}

/** Shows the current and the next programme of the event's channel, with times in the viewer's time zone. */
function Programmes({ event }: Pick<LiveScreenProps, 'event'>) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { currentProgramme, nextProgramme } = event.programmingInfo ?? {};
  if (!currentProgramme && !nextProgramme) return null;
  const time = (instant: string) => formatMoment(Date.parse(instant), 'time', locale, timeZone);
  return (
    <dl className={styles.programmes}>
      {currentProgramme ? (
        <div>
          <dt>{t('onNow')}</dt>
          <dd>
            {currentProgramme.episode}
            {currentProgramme.startDate && currentProgramme.endDate ? (
              <span className={styles.times}>
                {time(currentProgramme.startDate)} – {time(currentProgramme.endDate)}
              </span>
            ) : null}
          </dd>
        </div>
      ) : null}
      {nextProgramme ? (
        <div>
          <dt>{t('onNext')}</dt>
          <dd>
            {nextProgramme.episode}
            {nextProgramme.startDate ? <span className={styles.times}>{time(nextProgramme.startDate)}</span> : null}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

const DAY_MS = 86_400_000;

function About({
  event,
  phase,
  multiViewHref,
  togetherHref,
}: { event: VideoDetails; phase: Phase } & Pick<LiveScreenProps, 'multiViewHref' | 'togetherHref'>) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const { categories = [], rating, startDate, endDate = 0 } = event;
  // A 24-hour channel has no meaningful start time, so none is shown.
  const isAllDay = phase === 'live' && startDate !== undefined && endDate - startDate >= DAY_MS;
  return (
    <div className={watch.about}>
      <h1 className={watch.title}>{event.title}</h1>
      <ul role="list" className={watch.facts}>
        {phase === 'live' ? (
          <li>
            <span className={styles.badge}>{t('liveBadge')}</span>
          </li>
        ) : null}
        {startDate === undefined || isAllDay ? null : (
          <li>
            <Moment at={startDate} format="dayAndTime" />
          </li>
        )}
        {[...categories, ...(rating ? [t('ratedBadge', { rating: rating.rating })] : [])].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {phase === 'live' ? <Programmes event={event} /> : null}
      {phase === 'live' ? (
        <div className={watch.lists}>
          <Link to={togetherHref} className={secondary}>
            {t('together.open')}
          </Link>
          {multiViewHref ? (
            <Link to={multiViewHref} className={secondary}>
              {t('multiView.open')}
            </Link>
          ) : null}
        </div>
      ) : null}
      <p className={watch.description}>{event.longDescription ?? event.description}</p>
      <People people={event.people} />
    </div>
  );
}
