import type { ReadonlySignal } from '@preact/signals-react';
import type { AccessUser } from '#schemas/access.ts';
import type { TitleType } from '#schemas/card-types.ts';
import type { Card } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Watchlist, WatchlistContent, Watchlists } from '#schemas/wire/viewing/lists.ts';

/** A title that can be added to a list. */
export interface Listed {
  id: Card['id'];
  type: TitleType;
  title: string;
}

/** Result of a change: its value, or the label key of the reason for the refusal. */
export type ListChangeResult<Value = void> = { ok: true; value: Value } | { ok: false; cause: LabelKey };

/** The viewer's favourites. Calls reject with a `ProblemError`. */
export interface FavouritesPort {
  /** Ids of the favourite titles. */
  ids(): Promise<readonly number[]>;
  add(id: number): Promise<void>;
  remove(id: number): Promise<void>;
}

/** Identifies a watchlist: the viewer's own, or a shared one of another owner. */
export interface WatchlistRef {
  id: number;
  owner?: string | undefined;
}

/** The viewer's watchlists. Reads reject with a `ProblemError`; changes return their result. */
export interface WatchlistsPort {
  all(lastSeen: string | undefined): Promise<Watchlists>;
  one(list: WatchlistRef, lastSeen: string | undefined): Promise<WatchlistContent>;
  create(name: string): Promise<ListChangeResult<number>>;
  rename(id: number, name: string): Promise<ListChangeResult>;
  /** Deletes a list of the viewer's own; for a saved list of another user, only removes it from the viewer's lists. */
  remove(list: Pick<Watchlist, 'watchlistExternalId' | 'ownerExternalId' | 'ownership'>): Promise<ListChangeResult>;
  /** Shares one of the viewer's own lists and returns its path. A list that is already shared keeps its path. */
  share(id: number): Promise<ListChangeResult<Pick<Watchlist, 'ownerExternalId' | 'isShared' | 'shareablePath'>>>;
  /** Stops sharing a list; its shared path becomes invalid. */
  stopSharing(id: number): Promise<ListChangeResult>;
  /** Adds another user's shared list to the viewer's saved lists. */
  keep(list: Pick<Watchlist, 'watchlistExternalId' | 'ownerExternalId'>): Promise<ListChangeResult>;
  add(id: number, title: Listed): Promise<ListChangeResult>;
  take(id: number, title: Listed): Promise<ListChangeResult>;
  /** Moves a title directly behind another title, or to the start of the list. */
  place(id: number, title: Listed, after: number | undefined): Promise<ListChangeResult>;
}

/** The viewer's watch history. Changes reject with a `ProblemError` and are rolled back then. */
export interface HistoryPort {
  /** Ids of titles that the viewer has removed since the page was opened. Lists that were loaded before hide them. */
  removed: ReadonlySignal<{ has(id: number): boolean }>;
  /** Saved playback position of a video in seconds; 0 if it was never played. */
  find(id: number): Promise<number>;
  /** Saves the playback position of a video, in seconds. */
  report(id: number, progress: number): Promise<void>;
  remove(id: number): Promise<void>;
  clear(): Promise<void>;
  /** Hides an episode from "up next" until its series is watched again. */
  hideNext(id: number): Promise<void>;
  /** Shows an episode in "up next" again (undoes `hideNext`). */
  showNext(id: number): Promise<void>;
}

/**
 * Favourites, watchlists and history of the viewer. Guests have no lists: actions lead to sign-in or are not offered.
 * Absent where there is no viewer, as in previews.
 */
export interface ListsPort extends AccessUser {
  /** Part of cache keys that differs per viewer, so that no viewer sees cached data of another. */
  scope: string;
  /** Sign-in URL that returns to the current page. */
  signInHref: string;
  favourites: FavouritesPort;
  history: HistoryPort;
  /** The viewer's watchlists; absent if the realm has no watchlists. */
  watchlists?: WatchlistsPort;
  /** Opens the dialog that asks for the watchlist. */
  choose(title: Listed): void;
}
