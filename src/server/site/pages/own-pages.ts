import type { Page } from '#schemas/generated/types.ts';
import { ownPages } from '#schemas/wire/catalogue/content.ts';

type Name = (typeof ownPages)[number];

const row = (exid: string, name: string, type: string, source: object) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: exid, exid, name, type, source, onEmpty: 'hide' },
});

const page = (name: Name, elements: object[]): Page => ({
  version: '1.0',
  source: name,
  title: `t:${name}.title`,
  description: `t:${name}.description`,
  elements: elements as Page['elements'],
});

/** Number of live events per page of the list. */
const LIVE_PAGE = 10;
const NEWS_PAGE = 12;
const FIGHTERS_PAGE = 12;
const GUIDE_PAGE = 20;

/** Built-in pages for realms that have no page of that name, in the format that authors use. */
const pages: Readonly<Record<Name, Page>> = {
  browse: page('browse', [
    row('newest', 't:browse.newest', 'VOD_VIDEO', { type: 'VIDEOS', sort: 'NEWEST' }),
    row('series', 't:browse.series', 'VOD_SERIES', { type: 'SERIES', sort: 'NEWEST' }),
    row('playlists', 't:browse.playlists', 'PLAYLIST', { type: 'PLAYLISTS' }),
    row('upcoming', 't:upcoming.title', 'UPCOMING', { type: 'UPCOMING' }),
  ]),
  livenow: page('livenow', [
    {
      $type: 'cardList',
      $zone: 'list',
      attributes: {
        type: 'GRID',
        source: { type: 'LIVE' },
        pageSize: LIVE_PAGE,
        onEmpty: 'message',
        emptyTitle: 't:livenow.empty',
        emptyDescription: 't:livenow.emptyText',
      },
    },
  ]),
  news: page('news', [
    {
      $type: 'news',
      $zone: 'list',
      attributes: { layout: 'LEAD', source: {}, pageSize: NEWS_PAGE, emptyTitle: 't:news.empty' },
    },
  ]),
  fighters: page('fighters', [
    {
      $type: 'fighters',
      $zone: 'list',
      attributes: { source: {}, pageSize: FIGHTERS_PAGE, emptyTitle: 't:fighters.empty' },
    },
  ]),
  epg: page('epg', [
    {
      $type: 'programmeGuide',
      $zone: 'list',
      attributes: {
        source: {},
        pageSize: GUIDE_PAGE,
        emptyTitle: 't:epg.empty',
        emptyDescription: 't:epg.emptyText',
      },
    },
  ]),
};

/** Returns a built-in page by name; undefined for other names. */
export const ownPage = (name: string): Page | undefined =>
  Object.hasOwn(pages, name) ? pages[name as Name] : undefined;
