import type { ButtonBlock, GroupListBlock, Page } from '#schemas/generated/types.ts';
import { addDays, dayIn } from '#schemas/time/day.ts';
import { createListFilter } from '../access/list-filter.ts';
import { readAudience } from '../catalogue/audience.ts';
import type { CardAudience } from '../catalogue/card.ts';
import { readCursor } from '../catalogue/cursor.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { timeZoneOf } from '../catalogue/title-facts.ts';
import { firstDayOf, readDayPlace } from './day-place.ts';
import type { DayPage } from './groups.ts';
import { releasesPage } from './releases.ts';
import { schedulePage } from './schedule.ts';
import { upcomingPage } from './upcoming.ts';

type Names = 'GET /api/v1/view/schedule' | 'GET /api/v1/view/releases' | 'GET /api/v1/view/upcoming';
type List = NonNullable<GroupListBlock['list']>;

const labels = { SCHEDULE: 'schedule', RELEASES: 'releases', UPCOMING: 'upcoming' } as const satisfies Record<
  List,
  string
>;

/** Builds the page of a list that is grouped by days: buttons that lead to other days, then the days. */
function daysPage(
  { t }: Messages,
  list: List,
  timezone: string,
  { groups, lastSeen }: DayPage,
  buttons: ButtonBlock[] = [],
): Page {
  const attributes: GroupListBlock = omitUndefined({
    groups,
    list,
    timezone,
    emptyTitle: t(`${labels[list]}.empty`),
    actions: lastSeen === undefined ? undefined : { next: { lastSeen } },
  });
  const elements = [
    ...(buttons.length > 0 ? [{ $type: 'buttonList', $zone: 'list', attributes: { buttons } }] : []),
    { $type: 'groupList', $zone: 'list', attributes },
  ];
  return {
    version: '1.0',
    source: labels[list],
    layout: 'SCHEDULE',
    title: t(`${labels[list]}.title`),
    description: t(`${labels[list]}.description`),
    elements: elements as Page['elements'],
  };
}

/** Reads one page of a list by days with the request's audience, filter and time zone. */
async function readDays<Found extends DayPage>(
  context: ViewerContext & { query: { timezone?: string | undefined } },
  read: (tx: Tx, base: Base) => Promise<Found>,
): Promise<{ page: Found; messages: Messages; base: Base }> {
  const { realm, query } = context;
  const timeZone = timeZoneOf(query.timezone ?? 'UTC');
  const messages = await messagesFor(context);
  return inRealm(context.db, realm.id, async (tx) => {
    const audience = await readAudience(tx, context);
    const base = { audience, leaving: createListFilter(audience, {}), timeZone, today: dayIn(audience.now, timeZone) };
    return { page: await read(tx, base), messages, base };
  });
}

interface Base {
  audience: CardAudience;
  leaving: ReturnType<typeof createListFilter>;
  timeZone: string;
  today: string;
}

const toDay = (text: string, day: string | undefined): ButtonBlock => ({
  text,
  type: 'SECONDARY',
  action: { type: 'navigate', data: { link: { type: 'ROUTE', route: `/schedule${day ? `?date=${day}` : ''}` } } },
});

export const dayHandlers: Handlers<Names> = {
  'GET /api/v1/view/schedule': async (call) => {
    const { from, lastSeen, groupsPerPage, itemsPerGroup } = call.query;
    const place = readDayPlace(lastSeen);
    const first = ({ today, timeZone }: Base) => firstDayOf(place, timeZone) ?? from?.slice(0, 10) ?? today;
    const { page, messages, base } = await readDays(call, (tx, base) =>
      schedulePage(tx, { ...base, from: first(base), after: place.after, days: groupsPerPage, most: itemsPerGroup }),
    );
    const day = first(base);
    const buttons = [
      toDay(messages.t('schedule.earlier'), addDays(day, -groupsPerPage)),
      ...(day === base.today ? [] : [toDay(messages.t('schedule.today'), undefined)]),
      ...(page.laterDay === undefined ? [] : [toDay(messages.t('schedule.later'), page.laterDay)]),
    ];
    return daysPage(messages, 'SCHEDULE', base.timeZone, page, buttons);
  },
  'GET /api/v1/view/releases': async (call) => {
    const { from, lastSeen, groupsPerPage, itemsPerGroup } = call.query;
    const after = readCursor(lastSeen);
    const until = from?.slice(0, 10);
    const { page, messages, base } = await readDays(call, (tx, base) =>
      releasesPage(tx, { ...base, until, after, days: groupsPerPage, most: itemsPerGroup }),
    );
    return daysPage(messages, 'RELEASES', base.timeZone, page);
  },
  'GET /api/v1/view/upcoming': async (call) => {
    const { rpp, lastSeen } = call.query;
    const after = readCursor(lastSeen);
    const { page, messages, base } = await readDays(call, (tx, base) =>
      upcomingPage(tx, { ...base, count: rpp, after }),
    );
    return daysPage(messages, 'UPCOMING', base.timeZone, page);
  },
};
