import type { Card } from './generated/types.ts';

export type CardType = Card['type'];

/** What a card of each type stands for. Several types are other names of one. */
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

/** What a card of a type stands for, under one name. */
export const familyOf = <Type extends CardType>(type: Type): (typeof families)[Type] => families[type];

/** The families that are titles of the catalogue, as links, reviews and routes name them too. */
export const titleFamilies = ['VOD', 'LIVE', 'PLAYLIST', 'SEASON', 'SERIES'] as const;
export type TitleFamily = (typeof titleFamilies)[number];

/** A type of a card that stands for a title; the others lead on. */
export type TitleType = {
  [Type in CardType]: (typeof families)[Type] extends TitleFamily ? Type : never;
}[CardType];

/** Whether a card of a type stands for a title. */
export const isTitleType = (type: CardType): type is TitleType =>
  (titleFamilies as readonly string[]).includes(families[type]);

/** All types of cards that stand for titles. */
export const titleTypes = (Object.keys(families) as CardType[]).filter(isTitleType);

/** Whether a card of a type plays by itself: a film, or what is on air or may be. */
export const isPlayedType = (type: CardType): boolean =>
  type !== 'UPCOMING' && (families[type] === 'VOD' || families[type] === 'LIVE');
