import { expect, test } from 'vitest';
import { type CardType, familyOf, isPlayedType, isTitleType, titleTypes } from './card-types.ts';

test.each<[CardType, string, boolean, boolean]>([
  ['VOD', 'VOD', true, true],
  ['VOD_VIDEO', 'VOD', true, true],
  ['LIVE', 'LIVE', true, true],
  ['LIVE_EVENT', 'LIVE', true, true],
  ['EPG', 'LIVE', true, true],
  ['UPCOMING', 'LIVE', true, false],
  ['PLAYLIST', 'PLAYLIST', true, false],
  ['VOD_PLAYLIST', 'PLAYLIST', true, false],
  ['SEASON_VOD', 'SEASON', true, false],
  ['VOD_SEASON', 'SEASON', true, false],
  ['SERIES', 'SERIES', true, false],
  ['VOD_SERIES', 'SERIES', true, false],
  ['DATA_FEED', 'NEWS_ITEM', false, false],
  ['SECTION_LINK', 'SECTION', false, false],
  ['WATCHLIST', 'WATCHLIST', false, false],
])(
  'the card type %s belongs to the family %s; is a title: %s; is playable: %s @card-01',
  (type, family, isTitle, plays) => {
    expect([familyOf(type), isTitleType(type), isPlayedType(type)]).toEqual([family, isTitle, plays]);
    expect(titleTypes.includes(type as never)).toBe(isTitle);
  },
);
