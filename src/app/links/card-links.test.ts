import { describe, expect, test } from 'vitest';
import type { ContainingList } from '#renderers/ports/navigation.ts';
import type { Card } from '#schemas/generated/types.ts';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { hrefOfCard } from './card-links.ts';
import type { CardRules, LinkContext } from './link-context.ts';

const off: CardRules = { interstitial: 'DISABLED', enhancedMetadata: 'DISABLED', seriesInterstitial: 'DISABLED' };
const guest: LinkContext = { pathSegments: {}, lang: undefined, isGuest: true, rules: off, carried: {} };
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
    ['a live event that is a premiere', card('LIVE', { premiereRelease }), guest, '/video/7/a-fine-title'],
    ['an upcoming premiere', card('UPCOMING', { premiereRelease }), guest, '/video/7/a-fine-title'],
    ['a programme that is a premiere', card('EPG', { premiereRelease }), guest, '/video/7/a-fine-title'],
    ['a series with a premiere', card('SERIES', { premiereRelease }), guest, '/series/7/a-fine-title'],
    ['a film that names an event', card('VOD', { liveEventId: 55 }), guest, '/video/7/a-fine-title'],
    ['a film that names a series', card('VOD', { series }), forSeries, '/video/7/a-fine-title'],
    ['a channel with an event of its own', card('EPG', { liveEventId: 55 }), guest, '/live/55/a-fine-title'],
    ['a section by its name', card('SECTION_LINK', { sectionId: 'classics' }), guest, '/section/classics'],
    ['a news item of a feed', card('DATA_FEED', { feedName: 'camp' }), guest, '/news/camp/7'],
    ['a title of signs alone', card('VOD', { title: '?!' }), guest, '/video/7'],
    ['a season with series pages on', card('VOD_SEASON', { series }), forSeries, '/series/3/the-long-camp?seasonId=7'],
    ['a season that names no series', card('VOD_SEASON'), forSeries, '/season/7/a-fine-title'],
    [
      'a season without enhanced metadata',
      card('VOD_SEASON', { series }),
      ruled(guest, { seriesInterstitial: 'ENABLED' }),
      '/season/7/a-fine-title',
    ],
    [
      'a season without the series interstitial',
      card('VOD_SEASON', { series }),
      ruled(guest, { enhancedMetadata: 'ENABLED' }),
      '/season/7/a-fine-title',
    ],
  ])('the card of %s links to the right page', (_what, from, context, href) =>
    expect(hrefOfCard(from, context)).toBe(href),
  );
});

describe('links a card by the access that its title needs @rte-08 @page-07', () => {
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
    'a card of type %s with the access level %s links to the right page for %s',
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
    ['a playlist of the card', inContext('PLAYLIST', 4), undefined, {}, '?playlistId=4'],
    ['a season of the card', inContext('SEASON', 4), undefined, {}, '?seasonId=4'],
    ['a series of the card', inContext('SERIES', 4), undefined, {}, '?seriesId=4'],
    ['the playlist that it is drawn in', card('VOD'), { type: 'PLAYLIST', id: 9 }, {}, '?playlistId=9'],
    ['a watchlist of one’s own', card('VOD'), { type: 'WATCHLIST', id: 9 }, {}, '?watchlistId=9'],
    [
      'a watchlist that is shared',
      card('VOD'),
      { type: 'WATCHLIST', id: 9, owner: 'ann' },
      {},
      '?watchlistId=9&owner=ann',
    ],
    [
      'a shared watchlist of the card',
      card('VOD', { contentContext: [{ type: 'WATCHLIST', id: 9, owner: 'ann' }] }),
      undefined,
      {},
      '?watchlistId=9&owner=ann',
    ],
    [
      'the page where one came in',
      card('VOD'),
      undefined,
      { carried: { entryPage: '/signup', entryPageHash: 'plans' } },
      '?entryPage=%2Fsignup&entryPageHash=plans',
    ],
    [
      'that the page was asked for with the interstitial',
      card('VOD'),
      undefined,
      { carried: { showInterstitial: 'true' } },
      '?showInterstitial=true',
    ],
    ['the language', card('VOD'), undefined, { lang: 'ar' }, '?lang=ar'],
  ])('passes query parameters on to a card’s link: %s', (_what, from, list, more, query) =>
    expect(hrefOfCard(from, { ...guest, ...more }, list)).toBe(`/video/7/a-fine-title${query}`),
  );

  test('a link to an interstitial has the parameters for list and language', () =>
    expect(
      hrefOfCard(
        card('VOD', { accessLevel: 'DENIED' }),
        { ...interstitial(viewer), lang: 'ar' },
        { type: 'PLAYLIST', id: 9 },
      ),
    ).toBe('/interstitial/7/a-fine-title?playlistId=9&lang=ar'));

  test('a link to sign-in has list and language in the return path', () => {
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
