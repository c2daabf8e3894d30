import type {
  Card,
  CardListBlock,
  Channel,
  Fighter,
  GroupListBlock,
  NewsItem,
  Paging,
  SeasonItem,
} from '#schemas/generated/types.ts';
import type { Bucket } from '#schemas/wire/buckets.ts';

/** Which page of a row to ask for. */
export interface RowPage {
  sectionId: string;
  bucketId: string | number;
  /** Titles to ask for. */
  count: number;
  lastSeen?: string | number;
  /** For a list that is the answer to a search: what was searched for. */
  search?: CardSearch;
}

/** What a list of cards was asked for by, as its next page has to be asked for. */
export type CardSearch = NonNullable<NonNullable<CardListBlock['actions']>['next']>['action']['data']['currentSearch'];

/** Seasons before and after one of a series, in the series' order; those without episodes are among them. */
export interface SeasonsAround {
  preceding: SeasonItem[];
  following: SeasonItem[];
}

/** Which page of a playlist to ask for. */
export interface PlaylistPage {
  id: number | string;
  /** Titles to ask for. */
  count: number;
  lastSeen?: number;
}

/** A page of a playlist's titles, and what the playlist is. */
export interface PlaylistPart {
  title: string;
  description?: string | undefined;
  vodCount: number;
  vods: Card[];
  paging: { moreDataAvailable: boolean; lastSeen?: number | undefined };
}

type DayGroup = GroupListBlock['groups'][number];

/** What the lists hold that are no rows of cards. */
export interface ListEntries {
  NEWS: NewsItem;
  FIGHTERS: Fighter;
  SCHEDULE: DayGroup;
  RELEASES: DayGroup;
  UPCOMING: DayGroup;
  EPG: Channel;
}

/** Which list to ask for. */
export interface ListAsked<Kind extends keyof ListEntries = keyof ListEntries> {
  list: Kind;
  /** Of news: the feed, and the item to leave out. */
  feedName?: string;
  except?: string;
  /** Entries at once. */
  count?: number;
  /** Of the guide: from when until when, as moments, and the one channel to ask for. */
  from?: string;
  to?: string;
  channel?: number;
  /** Of days: whose. */
  timezone?: string;
}

/** A part of a list, and whether and from where it goes on. */
export interface Portion<Entry> {
  entries: Entry[];
  paging?: Paging | undefined;
}

/** What a page's parts may ask of the server. Rejects with a `ProblemError`. */
export interface DataPort {
  bucket(page: RowPage): Promise<Pick<Bucket, 'contentList' | 'paging'>>;
  season(id: number): Promise<SeasonItem>;
  /** The seasons around one, as many on each side as the server gives at once. */
  seasonsAround(seriesId: number, seasonId: number): Promise<SeasonsAround>;
  playlist(page: PlaylistPage): Promise<PlaylistPart>;
  /** Names to choose from for what somebody has typed into a search box, best first. */
  suggest(query: string): Promise<readonly string[]>;
  list<Kind extends keyof ListEntries>(
    asked: ListAsked<Kind>,
    lastSeen: string | undefined,
  ): Promise<Portion<ListEntries[Kind]>>;
}
