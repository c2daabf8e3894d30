import { expect, test } from 'vitest';
import type { AnyCard } from '../remembered.ts';
import { type CardAction, cardActions } from './action-rule.ts';

const card = (more: object = {}) => ({ id: 1, title: 'One', type: 'VOD', accessLevel: 'GRANTED', ...more }) as AnyCard;
const trailer = (accessLevel: string) => ({ id: 9, title: 'Trailer', accessLevel });
const all = { lists: true, watchlists: true, share: true };

test.each<[string, AnyCard, Partial<typeof all>, CardAction[]]>([
  ['a film offers favourite, watchlist and share', card(), {}, ['favourite', 'watchlist', 'share']],
  [
    'a series offers favourite, watchlist and share',
    card({ type: 'VOD_SERIES' }),
    {},
    ['favourite', 'watchlist', 'share'],
  ],
  [
    'an event offers favourite, watchlist and share',
    card({ type: 'UPCOMING' }),
    {},
    ['favourite', 'watchlist', 'share'],
  ],
  [
    'a film without access offers favourite, watchlist and share',
    card({ accessLevel: 'DENIED' }),
    {},
    ['favourite', 'watchlist', 'share'],
  ],
  [
    'an episode in a season’s list offers watchlist and share, not favourite',
    card({ contentContext: [{ type: 'SEASON', id: 3 }] }),
    {},
    ['watchlist', 'share'],
  ],
  [
    'a film in a playlist offers favourite, watchlist and share',
    card({ contentContext: [{ type: 'PLAYLIST', id: 3 }] }),
    {},
    ['favourite', 'watchlist', 'share'],
  ],
  [
    'a film in a realm without sharing offers favourite and watchlist, not share',
    card(),
    { share: false },
    ['favourite', 'watchlist'],
  ],
  [
    'a film in a realm without watchlists offers favourite and share, not watchlist',
    card(),
    { watchlists: false },
    ['favourite', 'share'],
  ],
  ['a film in a preview offers only share', card(), { lists: false }, ['share']],
  ['a section offers only share', card({ type: 'SECTION_LINK' }), {}, ['share']],
  ['a news item offers only share', card({ type: 'DATA_FEED' }), {}, ['share']],
  ['a watchlist offers only share', card({ type: 'WATCHLIST' }), {}, ['share']],
  [
    'a partly watched film offers favourite, watchlist, share and forget',
    card({ watchProgress: 30 }),
    {},
    ['favourite', 'watchlist', 'share', 'forget'],
  ],
  ['a partly watched film in a preview offers only share', card({ watchProgress: 30 }), { lists: false }, ['share']],
  [
    'a film with a trailer for everyone offers favourite, watchlist, trailer and share',
    card({ trailers: [trailer('GRANTED')] }),
    {},
    ['favourite', 'watchlist', 'trailer', 'share'],
  ],
  [
    'a film with a denied trailer and one that requires sign-in offers favourite, watchlist, trailer and share',
    card({ trailers: [trailer('DENIED'), trailer('GRANTED_ON_SIGN_IN')] }),
    {},
    ['favourite', 'watchlist', 'trailer', 'share'],
  ],
  [
    'a film with a denied trailer offers favourite, watchlist and share, not trailer',
    card({ trailers: [trailer('DENIED')] }),
    {},
    ['favourite', 'watchlist', 'share'],
  ],
])('the hover panel on the card of %s @card-09', (_what, one, allowed, offered) => {
  expect(cardActions(one, { ...all, ...allowed })).toEqual(offered);
});
