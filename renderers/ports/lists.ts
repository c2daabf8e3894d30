import type { ReadonlySignal } from '@preact/signals-react';
import type { TitleType } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Watchlist, WatchlistContent, Watchlists } from '#schemas/wire/lists.ts';

/** A title that may be put into a list. */
export interface Listed {
  id: Card['id'];
  type: TitleType;
  title: string;
}

/** What came of a change: the value that it gives, or the label that says why it was refused. */
export type Changed<Value = void> = { ok: true; value: Value } | { ok: false; cause: LabelKey };

/** The viewer's favourites. Rejects with a `ProblemError`. */
export interface FavouritesPort {
  /** Numbers of the titles among them. */
  ids(): Promise<readonly number[]>;
  add(id: number): Promise<void>;
  remove(id: number): Promise<void>;
}

/** Which watchlist: the viewer's own, or that of an owner. */
export interface WatchlistName {
  id: number;
  owner?: string | undefined;
}

/** The viewer's watchlists. Reading rejects with a `ProblemError`; changes tell what came of them. */
export interface WatchlistsPort {
  all(lastSeen: string | undefined): Promise<Watchlists>;
  one(list: WatchlistName, lastSeen: string | undefined): Promise<WatchlistContent>;
  create(name: string): Promise<Changed<number>>;
  rename(id: number, name: string): Promise<Changed>;
  /** Deletes one of the viewer's own, lets go of one that was kept. */
  remove(list: Pick<Watchlist, 'watchlistExternalId' | 'ownerExternalId' | 'ownership'>): Promise<Changed>;
  /** Shares one of the viewer's own, and tells by what path; one that is shared keeps its path. */
  share(id: number): Promise<Changed<Pick<Watchlist, 'ownerExternalId' | 'isShared' | 'shareablePath'>>>;
  /** Shares it no more: its path leads nowhere from then on. */
  stopSharing(id: number): Promise<Changed>;
  /** Keeps somebody else's. */
  keep(list: Pick<Watchlist, 'watchlistExternalId' | 'ownerExternalId'>): Promise<Changed>;
  add(id: number, title: Listed): Promise<Changed>;
  take(id: number, title: Listed): Promise<Changed>;
  /** Puts a title after another one, or first. */
  place(id: number, title: Listed, after: number | undefined): Promise<Changed>;
}

/** What the viewer has watched. Changes reject with a `ProblemError`, and are taken back then. */
export interface HistoryPort {
  /** Which titles have been taken out since the page was opened, whatever lists still hold them. */
  removed: ReadonlySignal<{ has(id: number): boolean }>;
  /** How far a video was watched before, in seconds; 0 for one that was not. */
  find(id: number): Promise<number>;
  /** Keeps how far a video has been watched, in seconds. */
  report(id: number, progress: number): Promise<void>;
  remove(id: number): Promise<void>;
  clear(): Promise<void>;
  /** Takes an episode out of what comes next, until its series is watched again. */
  hideNext(id: number): Promise<void>;
  /** Puts it back. */
  showNext(id: number): Promise<void>;
}

/** Favourites, watchlists and what was watched. Absent where there is no viewer to have any, as in previews. */
export interface ListsPort {
  /** Guests have none: what would add to them leads to sign-in instead, or is not there. */
  isGuest: boolean;
  /** Another one for each viewer: what is kept of one is never shown to the next. */
  scope: string;
  /** Where a guest signs in, and then comes back here. */
  signInHref: string;
  favourites: FavouritesPort;
  history: HistoryPort;
  /** Absent where the realm has none. */
  watchlists?: WatchlistsPort;
  /** Asks the viewer into which watchlist a title is to go. */
  choose(title: Listed): void;
}
