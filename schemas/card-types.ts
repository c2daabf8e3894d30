import type { Card } from './generated/types.ts';

export type CardType = Card['type'];

/** Family of each card type; several types are aliases of one family. */
const families = {
  VOD: 'VOD',
  VOD_VIDEO: 'VOD',
  LIVE: 'LIVE',
  LIVE_EVENT: 'LIVE',
  UPCOMING: 'LIVE',
  EPG: 'LIVE',
  PLAYLIST: 'PLAYLIST',
  VOD_PLAYLIST: 'PLAYLIST',
  SEASON_VOD: 'SEASON',
  VOD_SEASON: 'SEASON',
  SERIES: 'SERIES',
  VOD_SERIES: 'SERIES',
  DATA_FEED: 'NEWS_ITEM',
  SECTION_LINK: 'SECTION',
  WATCHLIST: 'WATCHLIST',
} as const satisfies Readonly<Record<CardType, string>>;

/** Returns the family of a card type. */
export const familyOf = <Type extends CardType>(type: Type): (typeof families)[Type] => families[type];

/** Families that are titles of the catalogue; links, reviews and routes use the same names. */
export const titleFamilies = ['VOD', 'LIVE', 'PLAYLIST', 'SEASON', 'SERIES'] as const;
export type TitleFamily = (typeof titleFamilies)[number];

/** Card types that represent a title; the others are links. */
export type TitleType = {
  [Type in CardType]: (typeof families)[Type] extends TitleFamily ? Type : never;
}[CardType];

/** Whether a card type represents a title. */
export const isTitleType = (type: CardType): type is TitleType =>
  (titleFamilies as readonly string[]).includes(families[type]);

/** All card types that represent titles. */
export const titleTypes = (Object.keys(families) as CardType[]).filter(isTitleType);

/** Whether a card type is playable: a video or a live event. */
export const isPlayedType = (type: CardType): boolean =>
  type !== 'UPCOMING' && (families[type] === 'VOD' || families[type] === 'LIVE');
