import { expect, test } from 'vitest';
import { type CardType, familyOf, isPlayedType, isTitleType, titleTypes } from './card-types.ts';

test.each<[CardType, string, string, boolean, boolean]>([
  ['VOD', 'VOD', 'a playable title', true, true],
  ['VOD_VIDEO', 'VOD', 'a playable title', true, true],
  ['LIVE', 'LIVE', 'a playable title', true, true],
  ['LIVE_EVENT', 'LIVE', 'a playable title', true, true],
  ['EPG', 'LIVE', 'a playable title', true, true],
  ['UPCOMING', 'LIVE', 'a title that is not playable', true, false],
  ['PLAYLIST', 'PLAYLIST', 'a title that is not playable', true, false],
  ['VOD_PLAYLIST', 'PLAYLIST', 'a title that is not playable', true, false],
  ['SEASON_VOD', 'SEASON', 'a title that is not playable', true, false],
  ['VOD_SEASON', 'SEASON', 'a title that is not playable', true, false],
  ['SERIES', 'SERIES', 'a title that is not playable', true, false],
  ['VOD_SERIES', 'SERIES', 'a title that is not playable', true, false],
  ['DATA_FEED', 'NEWS_ITEM', 'not a title', false, false],
  ['SECTION_LINK', 'SECTION', 'not a title', false, false],
  ['WATCHLIST', 'WATCHLIST', 'not a title', false, false],
])('the card type %s is in the group of types %s and is %s @card-01', (type, family, _kind, isTitle, plays) => {
  expect([familyOf(type), isTitleType(type), isPlayedType(type)]).toEqual([family, isTitle, plays]);
  expect(titleTypes.includes(type as never)).toBe(isTitle);
});
