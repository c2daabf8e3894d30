import type { ListAsked, ListEntries, Portion } from '#renderers/ports/data.ts';
import type { Fighter, GroupListBlock, NewsItem, Page, PlanItem, PlanSource } from '#schemas/generated/types.ts';
import type { FighterEntry, NewsEntry } from '#schemas/wire/catalogue/screens.ts';
import type { Api } from './client.ts';

// Omits absent fields instead of setting undefined, as JSON does.
const newsItem = ({ thumbnailUrl, ...entry }: NewsEntry) =>
  ({ ...entry, ...(thumbnailUrl !== undefined && { imageUrl: thumbnailUrl }) }) as NewsItem;

const fighter = ({ fighterId, thumbnailUrl, ...entry }: FighterEntry) =>
  ({ id: fighterId, ...entry, ...(thumbnailUrl !== undefined && { portraitUrl: thumbnailUrl }) }) as Fighter;

/** Extracts the groups of a schedule page, one group per day. */
function groupsOf({ elements }: Page): Portion<GroupListBlock['groups'][number]> {
  const list = (elements as { attributes?: GroupListBlock }[]).find(({ attributes }) => attributes?.groups)?.attributes;
  const lastSeen = list?.actions?.next?.lastSeen;
  const more = lastSeen !== undefined;
  return { entries: list?.groups ?? [], paging: { moreDataAvailable: more, ...(more && { lastSeen }) } };
}

const dayCalls = {
  SCHEDULE: 'GET /api/v1/view/schedule',
  RELEASES: 'GET /api/v1/view/releases',
  UPCOMING: 'GET /api/v1/view/upcoming',
} as const;

type Asker = (
  api: Api,
  asked: ListAsked,
  cursor: { lastSeen?: string },
) => Promise<{ entries: unknown[]; paging?: object | undefined }>;

const days =
  (name: (typeof dayCalls)[keyof typeof dayCalls]): Asker =>
  async (api, { timezone }, cursor) =>
    groupsOf(await api.call(name, { query: { ...cursor, ...(timezone !== undefined && { timezone }) } }));

const askers: Readonly<Record<keyof ListEntries, Asker>> = {
  NEWS: async (api, { feedName, except, count }, cursor) => {
    const query = { ...cursor, feed: feedName, except, rpp: count };
    const { items, paging } = await api.call('GET /api/v2/news', { query });
    return { entries: items.map(newsItem), paging };
  },
  FIGHTERS: async (api, { count }, cursor) => {
    const { fighters, paging } = await api.call('GET /api/v2/fighters', { query: { ...cursor, rpp: count } });
    return { entries: fighters.map(fighter), paging };
  },
  GIFTS: async (api) => ({ entries: (await api.call('GET /api/v2/gift/products')).products }),
  EPG: async (api, { from = '', to = '', channel, count }, cursor) => {
    const { channels, paging } = await api.call('GET /api/v4/epg', {
      query: { ...cursor, from, to, channel, rpp: count },
    });
    return { entries: channels, paging };
  },
  SCHEDULE: days(dayCalls.SCHEDULE),
  RELEASES: days(dayCalls.RELEASES),
  UPCOMING: days(dayCalls.UPCOMING),
};

/** Loads one page of a list from the realm server. */
export const listOf = <Kind extends keyof ListEntries>(
  api: Api,
  asked: ListAsked<Kind>,
  lastSeen: string | undefined,
): Promise<Portion<ListEntries[Kind]>> =>
  askers[asked.list](api, asked, lastSeen === undefined ? {} : { lastSeen }) as Promise<Portion<ListEntries[Kind]>>;

/** Loads the plans of a selection with the prices of the viewer's country. */
export async function listPlans(api: Api, { licenceIds, families }: PlanSource): Promise<readonly PlanItem[]> {
  const query = { ...(licenceIds && { licenceId: licenceIds }), ...(families && { family: families }) };
  return (await api.call('GET /api/v1/view/plans', { query })).plans ?? [];
}
