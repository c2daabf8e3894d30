import { describe, expect, test } from 'vitest';
import type { ContainingList } from '#renderers/ports/navigation.ts';
import type { Card } from '#schemas/generated/types.ts';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { hrefOfCard } from './card-links.ts';
import type { CardRules, LinkContext } from './link-context.ts';

const off: CardRules = { interstitial: 'DISABLED', enhancedMetadata: 'DISABLED', seriesInterstitial: 'DISABLED' };
const guest: LinkContext = {
  pathSegments: {},
  lang: undefined,
  isGuest: true,
  licenceIds: [],
  rules: off,
  carried: {},
};
const viewer: LinkContext = { ...guest, isGuest: false };
const ruled = (context: LinkContext, rules: Partial<CardRules>): LinkContext => ({
  ...context,
  rules: { ...off, ...rules },
});
const interstitial = (context: LinkContext) => ruled(context, { interstitial: 'ENABLED' });
const forSeries = ruled(guest, { enhancedMetadata: 'ENABLED', seriesInterstitial: 'ENABLED' });

const card = (type: Card['type'], more: Partial<Card> = {}): Card => ({
  id: 7,
  title: 'A Fine Title',
  type,
  accessLevel: 'GRANTED',
  ...more,
});
const premiereRelease = { type: 'PREMIERE', scheduledAt: '2026-12-05T19:00:00Z' };
const series = { seriesId: 3, title: 'The Long Camp' };

describe('links a card by its content type @rte-08 @card-01', () => {
  test.each<[Card['type'], string]>([
    ['LIVE', '/live/7/a-fine-title'],
    ['LIVE_EVENT', '/live/7/a-fine-title'],
    ['UPCOMING', '/live/7/a-fine-title'],
    ['EPG', '/live/7/a-fine-title'],
    ['VOD_SEASON', '/season/7/a-fine-title'],
    ['SEASON_VOD', '/season/7/a-fine-title'],
    ['SERIES', '/series/7/a-fine-title'],
    ['VOD_SERIES', '/series/7/a-fine-title'],
    ['PLAYLIST', '/playlist/7/a-fine-title'],
    ['VOD_PLAYLIST', '/playlist/7/a-fine-title'],
    ['VOD', '/video/7/a-fine-title'],
    ['VOD_VIDEO', '/video/7/a-fine-title'],
    ['DATA_FEED', '/news/news/7'],
    ['SECTION_LINK', '/section/7'],
    ['WATCHLIST', '/watchlists/7'],
  ])('a card of type %s links to %s', (type, href) => expect(hrefOfCard(card(type), guest)).toBe(href));
});

describe('links a card by its fields and the realm’s settings @rte-08', () => {
  test.each<[string, Card, LinkContext, string]>([
    ['a live event with a premiere', card('LIVE', { premiereRelease }), guest, '/video/7/a-fine-title'],
    ['an upcoming premiere', card('UPCOMING', { premiereRelease }), guest, '/video/7/a-fine-title'],
    ['a programme with a premiere', card('EPG', { premiereRelease }), guest, '/video/7/a-fine-title'],
    ['a series with a premiere', card('SERIES', { premiereRelease }), guest, '/series/7/a-fine-title'],
    ['a film with the id of a live event', card('VOD', { liveEventId: 55 }), guest, '/video/7/a-fine-title'],
    ['a film that belongs to a series', card('VOD', { series }), forSeries, '/video/7/a-fine-title'],
    ['a channel with the id of its live event', card('EPG', { liveEventId: 55 }), guest, '/live/55/a-fine-title'],
    ['a section with a name as id', card('SECTION_LINK', { sectionId: 'classics' }), guest, '/section/classics'],
    ['a news item of a feed', card('DATA_FEED', { feedName: 'camp' }), guest, '/news/camp/7'],
    ['a film whose title has no letters', card('VOD', { title: '?!' }), guest, '/video/7'],
    [
      'a season of a series in a realm with series pages',
      card('VOD_SEASON', { series }),
      forSeries,
      '/series/3/the-long-camp?seasonId=7',
    ],
    ['a season without a series', card('VOD_SEASON'), forSeries, '/season/7/a-fine-title'],
    [
      'a season in a realm without enhanced metadata',
      card('VOD_SEASON', { series }),
      ruled(guest, { seriesInterstitial: 'ENABLED' }),
      '/season/7/a-fine-title',
    ],
    [
      'a season in a realm without the series interstitial',
      card('VOD_SEASON', { series }),
      ruled(guest, { enhancedMetadata: 'ENABLED' }),
      '/season/7/a-fine-title',
    ],
  ])('the card of %s links to $3', (_what, from, context, href) => expect(hrefOfCard(from, context)).toBe(href));
});

describe('links a card by the access that its title requires @rte-08 @page-07', () => {
  const login = '/login?from=%2Fvideo%2F7%2Fa-fine-title&accessGrantedOnSignIn=true';
  const loginLive = '/login?from=%2Flive%2F7%2Fa-fine-title&accessGrantedOnSignIn=true';
  const offers = '/interstitial/7/a-fine-title';
  const plays = '/video/7/a-fine-title';
  test.each<[Card['type'], Card['accessLevel'], string, LinkContext, string]>([
    ['VOD', 'GRANTED', 'a guest', guest, plays],
    ['VOD', 'GRANTED_ON_SIGN_IN', 'a guest', guest, login],
    ['VOD', 'GRANTED_ON_SIGN_IN', 'a viewer', viewer, plays],
    ['VOD', 'DENIED', 'a guest', guest, plays],
    ['VOD', 'DENIED', 'a viewer', viewer, plays],
    ['VOD', 'GRANTED', 'a guest, interstitial on', interstitial(guest), plays],
    ['VOD', 'GRANTED_ON_SIGN_IN', 'a guest, interstitial on', interstitial(guest), offers],
    ['VOD', 'GRANTED_ON_SIGN_IN', 'a viewer, interstitial on', interstitial(viewer), plays],
    ['VOD', 'DENIED', 'a guest, interstitial on', interstitial(guest), offers],
    ['VOD', 'DENIED', 'a viewer, interstitial on', interstitial(viewer), offers],
    ['LIVE', 'DENIED', 'a guest', guest, '/live/7/a-fine-title'],
    ['LIVE', 'DENIED', 'a guest, interstitial on', interstitial(guest), offers],
    ['LIVE', 'DENIED', 'a viewer, interstitial on', interstitial(viewer), offers],
    ['UPCOMING', 'DENIED', 'a viewer, interstitial on', interstitial(viewer), offers],
    ['EPG', 'DENIED', 'a viewer, interstitial on', interstitial(viewer), offers],
    ['LIVE', 'GRANTED', 'a guest, interstitial on', interstitial(guest), '/live/7/a-fine-title'],
    ['LIVE', 'GRANTED_ON_SIGN_IN', 'a guest, interstitial on', interstitial(guest), loginLive],
    ['LIVE', 'GRANTED_ON_SIGN_IN', 'a viewer, interstitial on', interstitial(viewer), '/live/7/a-fine-title'],
    [
      'SERIES',
      'DENIED',
      'a viewer, interstitial on',
      interstitial(viewer),
      '/series/7/a-fine-title?showInterstitial=true',
    ],
    ['LIVE', 'GRANTED_ON_SIGN_IN', 'a guest', guest, loginLive],
    ['SECTION_LINK', 'GRANTED_ON_SIGN_IN', 'a guest', guest, '/section/7'],
  ])(
    'a card of type %s with the access level %s links to $4 for %s (“interstitial on”: a realm setting)',
    (type, accessLevel, _who, context, href) => expect(hrefOfCard(card(type, { accessLevel }), context)).toBe(href),
  );

  test('a channel’s card links to the interstitial of the channel’s current event', () =>
    expect(hrefOfCard(card('EPG', { accessLevel: 'DENIED', liveEventId: 55 }), interstitial(guest))).toBe(
      '/interstitial/55/a-fine-title',
    ));
});

describe('adds query parameters to a card’s link @rte-06 @rte-09', () => {
  const inContext = (type: ContainingList['type'], id: number): Card => card('VOD', { contentContext: [{ type, id }] });
  test.each<[string, Card, ContainingList | undefined, Partial<LinkContext>, string]>([
    ['the id of the card’s playlist', inContext('PLAYLIST', 4), undefined, {}, '?playlistId=4'],
    ['the id of the card’s season', inContext('SEASON', 4), undefined, {}, '?seasonId=4'],
    ['the id of the card’s series', inContext('SERIES', 4), undefined, {}, '?seriesId=4'],
    ['the id of the playlist that shows the card', card('VOD'), { type: 'PLAYLIST', id: 9 }, {}, '?playlistId=9'],
    [
      'the id of the user’s own watchlist that shows the card',
      card('VOD'),
      { type: 'WATCHLIST', id: 9 },
      {},
      '?watchlistId=9',
    ],
    [
      'id and owner of the shared watchlist that shows the card',
      card('VOD'),
      { type: 'WATCHLIST', id: 9, owner: 'ann' },
      {},
      '?watchlistId=9&owner=ann',
    ],
    [
      'id and owner of the card’s shared watchlist',
      card('VOD', { contentContext: [{ type: 'WATCHLIST', id: 9, owner: 'ann' }] }),
      undefined,
      {},
      '?watchlistId=9&owner=ann',
    ],
    [
      'the entry page',
      card('VOD'),
      undefined,
      { carried: { entryPage: '/signup', entryPageHash: 'plans' } },
      '?entryPage=%2Fsignup&entryPageHash=plans',
    ],
    [
      'the parameter that requests the interstitial',
      card('VOD'),
      undefined,
      { carried: { showInterstitial: 'true' } },
      '?showInterstitial=true',
    ],
    ['the current language', card('VOD'), undefined, { lang: 'ar' }, '?lang=ar'],
  ])('adds %s to a card’s link as the query $4', (_what, from, list, more, query) =>
    expect(hrefOfCard(from, { ...guest, ...more }, list)).toBe(`/video/7/a-fine-title${query}`),
  );

  test('a link to an interstitial has the query parameters for list and language', () =>
    expect(
      hrefOfCard(
        card('VOD', { accessLevel: 'DENIED' }),
        { ...interstitial(viewer), lang: 'ar' },
        { type: 'PLAYLIST', id: 9 },
      ),
    ).toBe('/interstitial/7/a-fine-title?playlistId=9&lang=ar'));

  test('a link to sign-in has the query parameters for list and language in its return path', () => {
    const closed = card('VOD', { accessLevel: 'GRANTED_ON_SIGN_IN' });
    const href = hrefOfCard(closed, { ...guest, lang: 'ar' }, { type: 'PLAYLIST', id: 9 });
    const query = new URL(href, 'http://local').searchParams;
    expect(query.get('from')).toBe('/video/7/a-fine-title?playlistId=9&lang=ar');
    expect(query.get('lang')).toBe('ar');
  });
});

test.each([
  ['es', '/serie/7/a-fine-title'],
  ['pt', '/serie/7/a-fine-title'],
  ['debug', '/🎬/7/a-fine-title'],
])('a series card in the language %s links to %s @rte-02', (code, href) =>
  expect(hrefOfCard(card('SERIES'), { ...guest, pathSegments: pathSegmentsOf(code) })).toBe(href),
);
