import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Profile, Profiles } from '#schemas/wire/identity/profiles.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { newProfile, send, switchTo, withProfiles } from '../../../../tests/support/profiles.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

let server: TestServer;
let own: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', withProfiles);
});
beforeEach(async () => {
  own = await newViewer(server);
});
afterAll(() => server.close());

const kim = { displayName: 'Kim', type: 'CHILD', category: '6', avatar: 'moon' };
const list = async (tokens = own) => (await (await send(server, tokens, 'GET /api/v1/profile')).json()) as Profiles;
const messagesOf = async (answer: Response) => ({
  status: answer.status,
  messages: ((await answer.json()) as { messages: string[] }).messages,
});

test('gives every account a main profile of type adult @acct-02', async () => {
  const { items, ...rest } = await list();
  expect(rest).toEqual({ flow: 'SINGLE', pinProtection: 'UNPROTECTED' });
  expect(items).toMatchObject([{ displayName: 'Nina New', avatar: 'sun', type: 'ADULT' }]);
  expect(items[0]?.profileId).toBe(items[0]?.accountId);
});

test('creates, lists, updates and deletes profiles @acct-02', async () => {
  const id = await newProfile(server, own, kim);
  expect(await list()).toMatchObject({ flow: 'CHOOSE', items: [{}, { profileId: id, ...kim }] });
  const changed = await send(server, own, `PUT /api/v1/profile/${id}`, { displayName: ' Kimi ', category: '12' });
  expect(await changed.json()).toMatchObject({ displayName: 'Kimi', category: '12', avatar: 'moon', type: 'CHILD' });
  const one = await send(server, own, `GET /api/v1/profile/${id}`);
  expect(await one.json()).toEqual({
    profileId: id,
    accountId: (await list()).items[0]?.accountId,
    displayName: 'Kimi',
    avatar: 'moon',
    type: 'CHILD',
    category: '12',
    preferences: { audioLanguage: '', subtitlesLanguage: '', autoAdvance: true },
  });
  expect((await send(server, own, `DELETE /api/v1/profile/${id}`)).status).toBe(204);
  expect((await list()).items).toHaveLength(1);
  for (const method of ['GET', 'PUT', 'DELETE', 'POST'])
    expect(
      await messagesOf(
        await send(
          server,
          own,
          `${method} /api/v1/profile/${id}`,
          method === 'POST' ? { 'profile-id': id } : method === 'PUT' ? {} : undefined,
        ),
      ),
      method,
    ).toEqual({ status: 404, messages: ['profiles.gone'] });
});

test('updates the main profile’s name and avatar, and rejects its deletion @acct-02', async () => {
  const { profileId } = (await list()).items[0] as Profile;
  const put = await send(server, own, `PUT /api/v1/profile/${profileId}`, { displayName: 'Mum', avatar: 'leaf' });
  expect(await put.json()).toMatchObject({ profileId, displayName: 'Mum', avatar: 'leaf', type: 'ADULT' });
  expect((await list()).items).toMatchObject([{ profileId, displayName: 'Mum', avatar: 'leaf' }]);
  const aged = await send(server, own, `PUT /api/v1/profile/${profileId}`, { category: '6' });
  expect(await messagesOf(aged)).toEqual({ status: 400, messages: ['profiles.ageOfAdult'] });
  const second = await switchTo(server, own, await newProfile(server, own, { displayName: 'Dad', type: 'ADULT' }));
  for (const tokens of [second])
    expect(await messagesOf(await send(server, tokens, `DELETE /api/v1/profile/${profileId}`))).toEqual({
      status: 409,
      messages: ['profiles.lastAdult'],
    });
});

test('rejects deletion of the profile in use @acct-02', async () => {
  const id = await newProfile(server, own, { displayName: 'Dad', type: 'ADULT' });
  const dad = await switchTo(server, own, id);
  expect(await messagesOf(await send(server, dad, `DELETE /api/v1/profile/${id}`))).toEqual({
    status: 409,
    messages: ['profiles.inUse'],
  });
});

test.each([
  ['with a blank name', { displayName: ' \t ' }, 'profiles.nameNeeded'],
  ['with a name of 41 characters', { displayName: 'x'.repeat(41) }, 'profiles.nameTooLong'],
  ['whose name contains a control character', { displayName: 'Ki\u0007m' }, 'profiles.nameInvalid'],
  [
    'whose name contains a character that reverses the text direction',
    { displayName: 'Ki\u202em' },
    'profiles.nameInvalid',
  ],
  ['whose name contains a line break', { displayName: 'Ki\nm' }, 'profiles.nameInvalid'],
  ['whose name is invisible', { displayName: '\u200d' }, 'profiles.nameInvalid'],
  ['with an avatar that the realm does not offer', { avatar: '../secret.svg' }, 'profiles.avatarUnknown'],
  ['of a child without an age', { category: undefined }, 'profiles.ageNeeded'],
  ['of an adult with an age', { type: 'ADULT' }, 'profiles.ageOfAdult'],
])('rejects a profile %s @acct-02', async (_what, wrong, message) => {
  const answer = await send(server, own, 'POST /api/v1/profile', { ...kim, ...wrong });
  expect(await messagesOf(answer)).toEqual({ status: 400, messages: [message] });
  expect((await list()).items).toHaveLength(1);
});

test('normalizes profile names, which may have 40 characters of any script or emoji @acct-02', async () => {
  for (const [told, kept] of [
    ['  Ame\u0301lie ', 'Am\u00e9lie'],
    ['😀'.repeat(40), '😀'.repeat(40)],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['ليلى', 'ليلى'],
  ] as const) {
    const id = await newProfile(server, own, { ...kim, displayName: told });
    expect((await list()).items.find(({ profileId }) => profileId === id)?.displayName).toBe(kept);
  }
});

test('shows a child’s profile only name, avatar and type of other profiles @acct-02', async () => {
  const kept = await newProfile(server, own, { ...kim, displayName: 'Teen', category: '16' });
  // Profiles are listed by creation time.
  server.clock.advance(1000);
  const id = await newProfile(server, own, kim);
  const child = await switchTo(server, own, id);
  const { items } = await list(child);
  const main = items[0]?.profileId;
  const shown = ['accountId', 'avatar', 'displayName', 'profileId', 'type'];
  expect(items.map((item) => [item.profileId, Object.keys(item).toSorted()])).toEqual([
    [main, shown],
    [kept, shown],
    [id, [...shown, 'category', 'preferences'].toSorted()],
  ]);
  const one = (await (await send(server, child, `GET /api/v1/profile/${kept}`)).json()) as Profile;
  expect(Object.keys(one).toSorted()).toEqual(shown);
});

test('allows at most five profiles, also for ten concurrent requests @acct-02', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(server, own, 'POST /api/v1/profile', kim)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(201), ...Array(6).fill(409)]);
  const [refused] = answers.filter(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({ code: 'CONFLICT', messages: ['profiles.tooMany'] });
  expect((await list()).items).toHaveLength(5);
});

test('rejects access to profiles of another account @acct-02', async () => {
  const id = await newProfile(server, own, kim);
  const main = (await list()).items[0]?.profileId ?? '';
  const other = await newViewer(server);
  expect((await list(other)).items).toHaveLength(1);
  for (const [name, body] of [
    [`GET /api/v1/profile/${id}`, undefined],
    [`PUT /api/v1/profile/${id}`, { displayName: 'Mine' }],
    [`DELETE /api/v1/profile/${id}`, undefined],
    [`POST /api/v1/profile/${id}`, { 'profile-id': id }],
    [`POST /api/v1/profile/${main}`, { 'profile-id': main }],
  ] as const)
    expect((await send(server, other, name, body)).status, name).toBe(404);
  expect((await list()).items).toMatchObject([{}, { displayName: 'Kim' }]);
});

describe('profile settings of a realm', () => {
  afterAll(async () => {
    await loadAccounts(server, 'north', withProfiles);
  });

  test('answers 404 to all profile endpoints in a realm without profiles @acct-02', async () => {
    const id = await newProfile(server, own, kim);
    await loadAccounts(server, 'north', { profiles: { enabled: false, pinProtection: true } });
    for (const [name, body] of [
      ['GET /api/v1/profile', undefined],
      ['POST /api/v1/profile', kim],
      [`GET /api/v1/profile/${id}`, undefined],
      [`PUT /api/v1/profile/${id}`, {}],
      [`DELETE /api/v1/profile/${id}`, undefined],
      [`POST /api/v1/profile/${id}`, { 'profile-id': id }],
    ] as const)
      expect((await send(server, own, name, body)).status, name).toBe(404);
    expect((await send(server, own, 'GET /api/v2/favourite/ids')).status).toBe(200);
  });

  test('offers the realm’s own avatars and replaces those it no longer offers @acct-02', async () => {
    await loadAccounts(server, 'north', withProfiles);
    await newProfile(server, own, kim);
    const avatars = [{ id: 'otter', image: 'assets/logo.svg' }];
    await loadAccounts(server, 'north', { profiles: { ...withProfiles.profiles, avatars } });
    const { items } = await list();
    expect(items.map(({ avatar }) => avatar)).toEqual(['otter', 'otter']);
    expect((await send(server, own, 'POST /api/v1/profile', { ...kim, avatar: 'moon' })).status).toBe(400);
    const settings = await (await server.call('/api/v2/realm-settings/realm/north')).json();
    expect(settings).toMatchObject({
      profiles: {
        enabled: true,
        pinProtection: true,
        avatars: [{ id: 'otter', image: expect.stringContaining('logo') }],
      },
    });
  });
});
