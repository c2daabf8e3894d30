import { expect, test } from 'vitest';
import type { AnyCard } from '../remembered.ts';
import { type CardAction, cardActions } from './action-rule.ts';

const card = (more: object = {}) => ({ id: 1, title: 'One', type: 'VOD', accessLevel: 'GRANTED', ...more }) as AnyCard;
const trailer = (accessLevel: string) => ({ id: 9, title: 'Trailer', accessLevel });
const all = { lists: true, watchlists: true, share: true };

test.each<[string, AnyCard, Partial<typeof all>, CardAction[]]>([
  ['a film', card(), {}, ['favourite', 'watchlist', 'share']],
  ['a series', card({ type: 'VOD_SERIES' }), {}, ['favourite', 'watchlist', 'share']],
  ['an event', card({ type: 'UPCOMING' }), {}, ['favourite', 'watchlist', 'share']],
  ['a film without access', card({ accessLevel: 'DENIED' }), {}, ['favourite', 'watchlist', 'share']],
  ['an episode in a season’s list', card({ contentContext: [{ type: 'SEASON', id: 3 }] }), {}, ['watchlist', 'share']],
  [
    'a film in a playlist',
    card({ contentContext: [{ type: 'PLAYLIST', id: 3 }] }),
    {},
    ['favourite', 'watchlist', 'share'],
  ],
  ['a film in a realm without sharing', card(), { share: false }, ['favourite', 'watchlist']],
  ['a film in a realm without watchlists', card(), { watchlists: false }, ['favourite', 'share']],
  ['a film in a preview', card(), { lists: false }, ['share']],
  ['a section', card({ type: 'SECTION_LINK' }), {}, ['share']],
  ['a news item', card({ type: 'DATA_FEED' }), {}, ['share']],
  ['a watchlist', card({ type: 'WATCHLIST' }), {}, ['share']],
  ['a partly watched film', card({ watchProgress: 30 }), {}, ['favourite', 'watchlist', 'share', 'forget']],
  ['a partly watched film in a preview', card({ watchProgress: 30 }), { lists: false }, ['share']],
  [
    'a film with a trailer for everyone',
    card({ trailers: [trailer('GRANTED')] }),
    {},
    ['favourite', 'watchlist', 'trailer', 'share'],
  ],
  [
    'a film with a denied trailer and one that requires sign-in',
    card({ trailers: [trailer('DENIED'), trailer('GRANTED_ON_SIGN_IN')] }),
    {},
    ['favourite', 'watchlist', 'trailer', 'share'],
  ],
  ['a film with a denied trailer', card({ trailers: [trailer('DENIED')] }), {}, ['favourite', 'watchlist', 'share']],
])('the hover panel of the card of %s offers the allowed actions @card-09', (_what, one, allowed, offered) => {
  expect(cardActions(one, { ...all, ...allowed })).toEqual(offered);
});
