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

const guest: Circumstances = { isGuest: true, now: NOW, country: 'SE', blockedCountries: ['KP'] };
const viewer: Circumstances = { ...guest, isGuest: false };
const guestInKorea: Circumstances = { ...guest, country: 'KP' };
const viewerInKorea: Circumstances = { ...viewer, country: 'KP' };

const plays: AccessDecision = { outcome: 'PLAY' };
const refused = (reason: Refusal) => ({ outcome: 'REFUSED', reason }) as const;
const signIn = (then: 'PLAY' | Refusal): AccessDecision => ({
  outcome: 'SIGN_IN',
  then: then === 'PLAY' ? { outcome: 'PLAY' } : refused(then),
});

describe('access decision for a title, viewer, time and country @play-02', () => {
  const onSignIn = film({ access: 'GRANTED_ON_SIGN_IN' });
  const sold = film({ access: 'DENIED' });
  const unfinished = { available: false };
  test.each<[string, AccessTitle, string, Circumstances, AccessDecision]>([
    ['a free film', film(), 'a guest', guest, plays],
    ['a free film', film(), 'a viewer', viewer, plays],
    ['a free episode', film({ kind: 'EPISODE' }), 'a guest', guest, plays],
    ['a film for the signed-in', onSignIn, 'a guest', guest, signIn('PLAY')],
    ['a film for the signed-in', onSignIn, 'a viewer', viewer, plays],
    ['a film that is sold', sold, 'a guest', guest, refused('PURCHASE')],
    ['a film that is sold', sold, 'a viewer', viewer, refused('PURCHASE')],

    ['a geoblocked film', film({ geoblocked: true }), 'a guest elsewhere', guest, plays],
    ['a geoblocked film', film({ geoblocked: true }), 'a guest where it is', guestInKorea, refused('GEOBLOCKED')],
    ['another film', film(), 'a guest where some are', guestInKorea, plays],
    ['one that is sold too', { ...sold, geoblocked: true }, 'a viewer there', viewerInKorea, refused('GEOBLOCKED')],
    ['one for the signed-in', { ...onSignIn, geoblocked: true }, 'a guest there', guestInKorea, refused('GEOBLOCKED')],

    ['one that is not there yet', film({ body: unfinished }), 'a viewer', viewer, refused('NOT_YET')],
    ['one before its premiere', film({ body: premiere(1) }), 'a viewer', viewer, refused('NOT_YET')],
    ['one at its premiere', film({ body: premiere(0) }), 'a viewer', viewer, plays],
    ['one that is sold, before its premiere', { ...sold, body: premiere(1) }, 'a viewer', viewer, refused('PURCHASE')],
    ['one for the signed-in, not yet', { ...onSignIn, body: unfinished }, 'a guest', guest, signIn('NOT_YET')],
    ['one that is sold, not yet', { ...sold, body: unfinished }, 'a viewer', viewer, refused('PURCHASE')],

    ['an event to come', event(1), 'a viewer', viewer, refused('NOT_LIVE')],
    ['an event that is over', event(-2), 'a viewer', viewer, refused('NOT_LIVE')],
    ['an event that is on, without a stream', event(0), 'a viewer', viewer, refused('NOT_YET')],
    ['an event that is on, with a stream', event(0, { body: { media: 'film' } }), 'a guest', guest, plays],
    [
      'one whose stream is not there yet',
      event(0, { body: { media: 'film', ...unfinished } }),
      'a guest',
      guest,
      refused('NOT_YET'),
    ],
    ['an event that is on, and sold', event(0, { access: 'DENIED' }), 'a viewer', viewer, refused('PURCHASE')],
    ['an event to come, and blocked', event(1, { geoblocked: true }), 'a guest', guestInKorea, refused('NOT_LIVE')],
    ['a series, which is no film', film({ kind: 'SERIES' }), 'a viewer', viewer, refused('NOT_YET')],
  ])('decides the access to %s, for %s', (_title, title, _who, who, decision) =>
    expect(decideAccess(title, who).decision).toEqual(decision),
  );
});

describe('access fields of a title in API responses @play-03', () => {
  type Fields = ['GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED', 'AVAILABLE' | 'NOT_AVAILABLE', boolean];
  test.each<[string, AccessTitle, Circumstances, Fields]>([
    ['a free film', film(), guest, ['GRANTED', 'AVAILABLE', false]],
    ['sign-in', film({ access: 'GRANTED_ON_SIGN_IN' }), guest, ['GRANTED_ON_SIGN_IN', 'AVAILABLE', false]],
    ['signed in', film({ access: 'GRANTED_ON_SIGN_IN' }), viewer, ['GRANTED', 'AVAILABLE', false]],
    ['sold', film({ access: 'DENIED' }), viewer, ['DENIED', 'AVAILABLE', false]],
    ['geoblocked', film({ geoblocked: true }), guestInKorea, ['GRANTED', 'NOT_AVAILABLE', true]],
    ['both', film({ access: 'DENIED', geoblocked: true }), guestInKorea, ['DENIED', 'NOT_AVAILABLE', true]],
    ['not yet', film({ body: { available: false } }), guest, ['GRANTED', 'NOT_AVAILABLE', false]],
    ['on air', event(0, { access: 'DENIED' }), guest, ['DENIED', 'NOT_AVAILABLE', false]],
  ])('returns the access fields of a title: %s', (_name, title, who, fields) => {
    const { accessLevel, onlinePlayback, geoBlocked } = decideAccess(title, who);
    expect([accessLevel, onlinePlayback, geoBlocked]).toEqual(fields);
  });
});

describe('premieres start at their exact time in every time zone @card-01 @play-02', () => {
  const at = '2026-07-11T20:30:00Z';
  const released = (scheduledAt: string) => film({ body: { premiereRelease: { type: 'PREMIERE', scheduledAt } } });
  const when = (text: string): Circumstances => ({ ...viewer, now: Date.parse(text) });
  test.each([
    ['a day before', at, '2026-07-10T20:30:00Z', false],
    ['earlier in its hour', at, '2026-07-11T20:00:00Z', false],
    ['the minute before', at, '2026-07-11T20:29:00Z', false],
    ['the last thousandth of a second before', at, '2026-07-11T20:29:59.999Z', false],
    ['at it', at, '2026-07-11T20:30:00Z', true],
    ['in its minute', at, '2026-07-11T20:30:59Z', true],
    ['years after', at, '2031-01-01T00:00:00Z', true],
    ['before it by a clock elsewhere', '2026-07-11T20:30:00+05:30', '2026-07-11T14:59:59Z', false],
    ['at it by a clock elsewhere', '2026-07-11T20:30:00+05:30', '2026-07-11T15:00:00Z', true],
  ])('a premiere can be played only from its start: %s', (_when, scheduledAt, now, isThere) => {
    const { decision, onlinePlayback } = decideAccess(released(scheduledAt), when(now));
    expect(decision).toEqual(isThere ? plays : refused('NOT_YET'));
    expect(onlinePlayback).toBe(isThere ? 'AVAILABLE' : 'NOT_AVAILABLE');
  });

  test.each([
    ['before the first', '11:59:59.999', false],
    ['at the first', '12:00:00', true],
    ['while it lasts', '12:09:59.999', true],
    ['when it is over', '12:10:00', false],
    ['at the next', '13:00:00', true],
    ['after the next', '13:10:00', false],
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

test('the access level of a trailer tells whether the viewer has to sign in or to purchase', () => {
  const found = (who: Circumstances): AccessLevel[] => accessLevels.map((access) => accessLevelFor({ access }, who));
  expect(found(guest)).toEqual(['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED']);
  expect(found(viewer)).toEqual(['GRANTED', 'GRANTED', 'DENIED']);
});
