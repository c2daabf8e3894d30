import { describe, expect, test } from 'vitest';
import { type AccessDecision, type AccessLevel, accessLevels, type Refusal } from '#schemas/access.ts';
import type { AccessTitle, Circumstances } from './barriers.ts';
import { accessLevelFor, decideAccess } from './decide-access.ts';

const NOW = Date.parse('2026-07-11T12:00:00Z');
const HOUR = 3_600_000;

const film = (more: Partial<AccessTitle> = {}): AccessTitle => ({
  kind: 'VIDEO',
  access: 'GRANTED',
  geoblocked: false,
  event: null,
  body: {},
  ...more,
});
const premiere = (hours: number) => ({
  premiereRelease: { type: 'PREMIERE', scheduledAt: new Date(NOW + hours * HOUR).toISOString() },
});
const event = (hours: number, more: Partial<AccessTitle> = {}) =>
  film({
    kind: 'EVENT',
    event: { start: NOW + hours * HOUR, end: NOW + (hours + 1) * HOUR, everyMinutes: null, overMinutes: 0 },
    ...more,
  });

const guest: Circumstances = {
  isGuest: true,
  entitlements: [],
  licences: [],
  now: NOW,
  country: 'SE',
  blockedCountries: ['KP'],
};
const viewer: Circumstances = { ...guest, isGuest: false };
const guestInKorea: Circumstances = { ...guest, country: 'KP' };
const viewerInKorea: Circumstances = { ...viewer, country: 'KP' };

const plays: AccessDecision = { outcome: 'PLAY' };
const refused = (reason: Refusal) => ({ outcome: 'REFUSED', reason }) as const;
const signIn = (then: 'PLAY' | Refusal): AccessDecision => ({
  outcome: 'SIGN_IN',
  then: then === 'PLAY' ? { outcome: 'PLAY' } : refused(then),
});

describe('whether a person may play a title, by access level, sign-in, time and country @play-02', () => {
  const onSignIn = film({ access: 'GRANTED_ON_SIGN_IN' });
  const sold = film({ access: 'DENIED' });
  const unfinished = { available: false };
  test.each<[string, AccessTitle, Circumstances, AccessDecision]>([
    ['a guest may play a free film', film(), guest, plays],
    ['a viewer may play a free film', film(), viewer, plays],
    ['a guest may play a free episode', film({ kind: 'EPISODE' }), guest, plays],
    ['a guest must sign in to play a film that requires sign-in', onSignIn, guest, signIn('PLAY')],
    ['a viewer may play a film that requires sign-in', onSignIn, viewer, plays],
    ['a guest must purchase a film that requires a purchase', sold, guest, refused('PURCHASE')],
    ['a viewer must purchase a film that requires a purchase', sold, viewer, refused('PURCHASE')],

    ['a guest in an allowed country may play a geoblocked film', film({ geoblocked: true }), guest, plays],
    [
      'a guest in a blocked country may not play a geoblocked film',
      film({ geoblocked: true }),
      guestInKorea,
      refused('GEOBLOCKED'),
    ],
    ['a guest in a blocked country may play a film that is not geoblocked', film(), guestInKorea, plays],
    [
      'a viewer in a blocked country may not play a geoblocked film that requires a purchase',
      { ...sold, geoblocked: true },
      viewerInKorea,
      refused('GEOBLOCKED'),
    ],
    [
      'a guest in a blocked country may not play a geoblocked film that requires sign-in',
      { ...onSignIn, geoblocked: true },
      guestInKorea,
      refused('GEOBLOCKED'),
    ],

    ['a viewer must wait for a film that is not yet available', film({ body: unfinished }), viewer, refused('NOT_YET')],
    ['a viewer must wait for a film before its premiere', film({ body: premiere(1) }), viewer, refused('NOT_YET')],
    ['a viewer may play a film at the start of its premiere', film({ body: premiere(0) }), viewer, plays],
    [
      'a viewer must purchase a film that requires a purchase, also before its premiere',
      { ...sold, body: premiere(1) },
      viewer,
      refused('PURCHASE'),
    ],
    [
      'a guest must sign in, then wait, for a film that requires sign-in and is not yet available',
      { ...onSignIn, body: unfinished },
      guest,
      signIn('NOT_YET'),
    ],
    [
      'a viewer must purchase a film that requires a purchase, also if it is not yet available',
      { ...sold, body: unfinished },
      viewer,
      refused('PURCHASE'),
    ],

    ['a viewer may not play an event that has not begun', event(1), viewer, refused('NOT_LIVE')],
    ['a viewer may not play an event that is over', event(-2), viewer, refused('NOT_LIVE')],
    ['a viewer must wait for the stream of a live event that has no stream yet', event(0), viewer, refused('NOT_YET')],
    ['a guest may play a live event with a stream', event(0, { body: { media: 'film' } }), guest, plays],
    [
      'a guest must wait for the stream of a live event whose stream is not yet available',
      event(0, { body: { media: 'film', ...unfinished } }),
      guest,
      refused('NOT_YET'),
    ],
    [
      'a viewer must purchase a live event that requires a purchase',
      event(0, { access: 'DENIED' }),
      viewer,
      refused('PURCHASE'),
    ],
    [
      'a viewer may not play a geoblocked event that has not begun; the reason is the time, not the country',
      event(1, { geoblocked: true }),
      guestInKorea,
      refused('NOT_LIVE'),
    ],
    ['a viewer may not play a series, which has no media', film({ kind: 'SERIES' }), viewer, refused('NOT_YET')],
  ])('%s', (_case, title, who, decision) => expect(decideAccess(title, who).decision).toEqual(decision));
});

describe('access fields of a title in API responses @play-03', () => {
  type Fields = ['GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED', 'AVAILABLE' | 'NOT_AVAILABLE', boolean];
  test.each<[string, AccessTitle, Circumstances, Fields]>([
    ['of a free film for a guest', film(), guest, ['GRANTED', 'AVAILABLE', false]],
    [
      'of a film that requires sign-in, for a guest',
      film({ access: 'GRANTED_ON_SIGN_IN' }),
      guest,
      ['GRANTED_ON_SIGN_IN', 'AVAILABLE', false],
    ],
    [
      'of a film that requires sign-in, for a signed-in viewer',
      film({ access: 'GRANTED_ON_SIGN_IN' }),
      viewer,
      ['GRANTED', 'AVAILABLE', false],
    ],
    ['of a film that requires a purchase', film({ access: 'DENIED' }), viewer, ['DENIED', 'AVAILABLE', false]],
    [
      'of a geoblocked film in a blocked country',
      film({ geoblocked: true }),
      guestInKorea,
      ['GRANTED', 'NOT_AVAILABLE', true],
    ],
    [
      'of a geoblocked film that requires a purchase, in a blocked country',
      film({ access: 'DENIED', geoblocked: true }),
      guestInKorea,
      ['DENIED', 'NOT_AVAILABLE', true],
    ],
    [
      'of a film that is not yet available',
      film({ body: { available: false } }),
      guest,
      ['GRANTED', 'NOT_AVAILABLE', false],
    ],
    [
      'of a live event that requires a purchase',
      event(0, { access: 'DENIED' }),
      guest,
      ['DENIED', 'NOT_AVAILABLE', false],
    ],
  ])('the API returns the access level, playability and geoblocking %s', (_name, title, who, fields) => {
    const { accessLevel, onlinePlayback, geoBlocked } = decideAccess(title, who);
    expect([accessLevel, onlinePlayback, geoBlocked]).toEqual(fields);
  });
});

describe('premieres start at their exact time in every time zone @card-01 @play-02', () => {
  const at = '2026-07-11T20:30:00Z';
  const released = (scheduledAt: string) => film({ body: { premiereRelease: { type: 'PREMIERE', scheduledAt } } });
  const when = (text: string): Circumstances => ({ ...viewer, now: Date.parse(text) });
  test.each([
    ['a day before the start', at, '2026-07-10T20:30:00Z', false],
    ['earlier in the hour of the start', at, '2026-07-11T20:00:00Z', false],
    ['a minute before the start', at, '2026-07-11T20:29:00Z', false],
    ['a millisecond before the start', at, '2026-07-11T20:29:59.999Z', false],
    ['exactly at the start', at, '2026-07-11T20:30:00Z', true],
    ['later in the minute of the start', at, '2026-07-11T20:30:59Z', true],
    ['years after the start', at, '2031-01-01T00:00:00Z', true],
    ['a second before a start with another UTC offset', '2026-07-11T20:30:00+05:30', '2026-07-11T14:59:59Z', false],
    ['exactly at a start with another UTC offset', '2026-07-11T20:30:00+05:30', '2026-07-11T15:00:00Z', true],
  ])('a video can be played only from the start of its premiere: %s', (_when, scheduledAt, now, isThere) => {
    const { decision, onlinePlayback } = decideAccess(released(scheduledAt), when(now));
    expect(decision).toEqual(isThere ? plays : refused('NOT_YET'));
    expect(onlinePlayback).toBe(isThere ? 'AVAILABLE' : 'NOT_AVAILABLE');
  });

  test.each([
    ['before the first start', '11:59:59.999', false],
    ['at the first start', '12:00:00', true],
    ['just before the end of the first run', '12:09:59.999', true],
    ['at the end of the first run', '12:10:00', false],
    ['at the second start', '13:00:00', true],
    ['at the end of the second run', '13:10:00', false],
  ])(
    'the premiere of a ten-minute video, repeated hourly, can be played only while it runs: %s',
    (_when, time, isThere) => {
      const premiereRelease = { type: 'PREMIERE', scheduledAt: '2026-07-11T12:00:00Z', repeatsEveryMinutes: 60 };
      const { decision } = decideAccess(
        film({ body: { premiereRelease, duration: 600 } }),
        when(`2026-07-11T${time}Z`),
      );
      expect(decision).toEqual(isThere ? plays : refused('NOT_YET'));
    },
  );

  test('a video without a duration is available from the first start of its repeating premiere on', () => {
    const premiereRelease = { type: 'PREMIERE', scheduledAt: at, repeatsEveryMinutes: 60 };
    expect(decideAccess(film({ body: { premiereRelease } }), when('2026-07-12T00:00:00Z')).decision).toEqual(plays);
  });

  test('a title without media cannot be played even after its premiere', () =>
    expect(
      decideAccess({ ...released(at), body: { ...released(at).body, available: false } }, when('2031-01-01T00:00:00Z'))
        .decision,
    ).toEqual(refused('NOT_YET')));

  test('reports both restrictions of a title to a guest: sign-in first, then not yet available', () =>
    expect(
      decideAccess(
        { ...released(at), access: 'GRANTED_ON_SIGN_IN' },
        { ...when('2026-07-11T20:29:00Z'), isGuest: true },
      ).decision,
    ).toEqual(signIn('NOT_YET')));
});

test('the access level of a trailer states whether the viewer must sign in or purchase', () => {
  const found = (who: Circumstances): AccessLevel[] => accessLevels.map((access) => accessLevelFor({ access }, who));
  expect(found(guest)).toEqual(['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED']);
  expect(found(viewer)).toEqual(['GRANTED', 'GRANTED', 'DENIED']);
});

describe('access to titles that need a licence @lic-01 @play-02', () => {
  const sold = film({ access: 'DENIED' });
  const final = film({ access: 'DENIED', body: { entitlements: ['final'] } });
  const shop = {
    ...guest,
    licences: [{ id: 1 }, { id: 2, entitlements: ['CATALOGUE', 'extras'] }, { id: 3, entitlements: ['final'] }],
  };
  const holder = (...entitlements: string[]): Circumstances => ({ ...shop, isGuest: false, entitlements });
  const needs = (licenceIds: number[], then: AccessDecision): AccessDecision =>
    ({ outcome: 'REFUSED', reason: 'PURCHASE', licenceIds, then }) as AccessDecision;

  test.each<[string, AccessTitle, Circumstances, AccessDecision]>([
    [
      'a guest is refused with the licences that give access to the title, and may play with one of them',
      sold,
      shop,
      needs([1, 2], plays),
    ],
    ['a signed-in user without a licence is refused with the same licences', sold, holder(), needs([1, 2], plays)],
    ['a user with the default entitlement may play a title that requires a purchase', sold, holder('CATALOGUE'), plays],
    ['a user with an entitlement for other titles is refused', sold, holder('final'), needs([1, 2], plays)],
    [
      'a user with only the default entitlement may not play a title that needs a special entitlement',
      final,
      holder('CATALOGUE'),
      needs([3], plays),
    ],
    ['a user with the special entitlement of a title may play the title', final, holder('final'), plays],
    [
      'a guest must purchase a title that is not yet available, then wait',
      { ...sold, body: { available: false } },
      shop,
      needs([1, 2], refused('NOT_YET')),
    ],
    [
      'a user with a licence may not play the title in a blocked country',
      { ...sold, geoblocked: true },
      { ...holder('CATALOGUE'), country: 'KP' },
      refused('GEOBLOCKED'),
    ],
    [
      'a guest may purchase an event that has not begun, and waits then',
      event(1, { access: 'DENIED' }),
      shop,
      { outcome: 'REFUSED', reason: 'NOT_LIVE', licenceIds: [1, 2], then: refused('NOT_LIVE') },
    ],
    [
      'a user with a licence waits for the event',
      event(1, { access: 'DENIED' }),
      holder('CATALOGUE'),
      refused('NOT_LIVE'),
    ],
    ['an event that is over is not sold', event(-2, { access: 'DENIED' }), shop, refused('NOT_LIVE')],
    [
      'an event that has not begun is not sold in a blocked country',
      event(1, { access: 'DENIED', geoblocked: true }),
      { ...shop, country: 'KP' },
      refused('NOT_LIVE'),
    ],
    [
      'if no licence gives access to a title, a guest is refused without a list of licences',
      film({ access: 'DENIED', body: { entitlements: ['unknown'] } }),
      shop,
      refused('PURCHASE'),
    ],
  ])('%s', (_name, title, who, decision) => expect(decideAccess(title, who).decision).toEqual(decision));

  test('the access level is GRANTED, without a list of licences, for a user with a licence for the title', () => {
    expect(decideAccess(sold, holder('CATALOGUE'))).toMatchObject({ accessLevel: 'GRANTED', licenceIds: undefined });
    expect(decideAccess(sold, shop)).toMatchObject({ accessLevel: 'DENIED', licenceIds: [1, 2] });
  });

  test('a licence for a title gives access to the title’s trailers that require a purchase', () => {
    const trailer = { access: 'DENIED' as const, body: { entitlements: ['final'] } };
    expect(accessLevelFor(trailer, holder('final'))).toBe('GRANTED');
    expect(accessLevelFor(trailer, holder('CATALOGUE'))).toBe('DENIED');
  });
});
