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
  ['one that is denied', card({ accessLevel: 'DENIED' }), {}, ['favourite', 'watchlist', 'share']],
  ['an episode in its season', card({ contentContext: [{ type: 'SEASON', id: 3 }] }), {}, ['watchlist', 'share']],
  [
    'one in a playlist',
    card({ contentContext: [{ type: 'PLAYLIST', id: 3 }] }),
    {},
    ['favourite', 'watchlist', 'share'],
  ],
  ['a film where there is no sharing', card(), { share: false }, ['favourite', 'watchlist']],
  ['a film where there are no watchlists', card(), { watchlists: false }, ['favourite', 'share']],
  ['a film in a preview', card(), { lists: false }, ['share']],
  ['a section', card({ type: 'SECTION_LINK' }), {}, ['share']],
  ['news', card({ type: 'DATA_FEED' }), {}, ['share']],
  ['a watchlist', card({ type: 'WATCHLIST' }), {}, ['share']],
  ['one that was watched', card({ watchProgress: 30 }), {}, ['favourite', 'watchlist', 'share', 'forget']],
  ['one that was watched, in a preview', card({ watchProgress: 30 }), { lists: false }, ['share']],
  [
    'a film with a trailer for all',
    card({ trailers: [trailer('GRANTED')] }),
    {},
    ['favourite', 'watchlist', 'trailer', 'share'],
  ],
  [
    'a film with a trailer on sign-in, behind one that is denied',
    card({ trailers: [trailer('DENIED'), trailer('GRANTED_ON_SIGN_IN')] }),
    {},
    ['favourite', 'watchlist', 'trailer', 'share'],
  ],
  [
    'a film with a trailer that is denied',
    card({ trailers: [trailer('DENIED')] }),
    {},
    ['favourite', 'watchlist', 'share'],
  ],
])('%s: a card’s hover panel offers the allowed actions @card-09', (_what, one, allowed, offered) => {
  expect(cardActions(one, { ...all, ...allowed })).toEqual(offered);
});
