import type {
  Card,
  CardListBlock,
  Channel,
  Fighter,
  GiftItem,
  GroupListBlock,
  NewsItem,
  Paging,
  PlanItem,
  PlanSource,
  SeasonItem,
} from '#schemas/generated/types.ts';
import type { Bucket } from '#schemas/wire/catalogue/bucket.ts';

/** Parameters of one page of a row. */
export interface RowPage {
  sectionId: string;
  bucketId: string | number;
  /** Number of titles to request. */
  count: number;
  lastSeen?: string | number;
  /** Search parameters, if the list is a search result. */
  search?: CardSearch;
}

/** Search parameters that the next page of a card list has to be requested with. */
export type CardSearch = NonNullable<NonNullable<CardListBlock['actions']>['next']>['action']['data']['currentSearch'];

/** The seasons before and after a season, in the series' order, including those without episodes. */
export interface SeasonsAround {
  preceding: SeasonItem[];
  following: SeasonItem[];
}

/** Parameters of one page of a playlist. */
export interface PlaylistPage {
  id: number | string;
  /** Number of titles to request. */
  count: number;
  lastSeen?: number;
}

/** One page of a playlist's titles, with the playlist's own data. */
export interface PlaylistPart {
  title: string;
  description?: string | undefined;
  vodCount: number;
  vods: Card[];
  paging: { moreDataAvailable: boolean; lastSeen?: number | undefined };
}

type DayGroup = GroupListBlock['groups'][number];

/** Entry types of the paginated lists that are not rows of cards. */
export interface ListEntries {
  NEWS: NewsItem;
  FIGHTERS: Fighter;
  /** All gifts that the realm sells, with the prices of the viewer's country. */
  GIFTS: GiftItem;
  SCHEDULE: DayGroup;
  RELEASES: DayGroup;
  UPCOMING: DayGroup;
  EPG: Channel;
}

/** Parameters of a paginated list. */
export interface ListAsked<Kind extends keyof ListEntries = keyof ListEntries> {
  list: Kind;
  /** For news lists only: the feed, and the item to exclude. */
  feedName?: string;
  except?: string;
  /** Number of entries to request. */
  count?: number;
  /** For the TV guide only: start and end of the time range, and optionally a single channel. */
  from?: string;
  to?: string;
  channel?: number;
  /** For lists by day only: the time zone that determines the days. */
  timezone?: string;
}

/** One page of a list, with its cursor. */
export interface Portion<Entry> {
  entries: Entry[];
  paging?: Paging | undefined;
}

/** Requests that page components may send to the server. Reject with a `ProblemError`. */
export interface DataPort {
  bucket(page: RowPage): Promise<Pick<Bucket, 'contentList' | 'paging'>>;
  season(id: number): Promise<SeasonItem>;
  /** Requests the seasons before and after a season, on each side as many as one response contains. */
  seasonsAround(seriesId: number, seasonId: number): Promise<SeasonsAround>;
  playlist(page: PlaylistPage): Promise<PlaylistPart>;
  /** Requests the plans of a selection with the prices of the viewer's country. */
  plans(source: PlanSource): Promise<readonly PlanItem[]>;
  /** Search suggestions for a query, best match first. */
  suggest(query: string): Promise<readonly string[]>;
  list<Kind extends keyof ListEntries>(
    asked: ListAsked<Kind>,
    lastSeen: string | undefined,
  ): Promise<Portion<ListEntries[Kind]>>;
}
