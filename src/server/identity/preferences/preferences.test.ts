import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPreferences } from '#schemas/preferences.ts';
import type { Preferences, PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
});
afterAll(() => server.close());

const PATH = '/api/v2/user/preferences';
const read = async (who: Tokens, headers = {}) =>
  (await (await server.call(PATH, { headers: { ...bearer(who), ...headers } })).json()) as Preferences;
const send = (who: Tokens, change: unknown) => {
  const init = json(change);
  return server.call(PATH, { ...init, method: 'PUT', headers: { ...init.headers, ...bearer(who) } });
};
const change = async (who: Tokens, patch: PreferencesPatch) => (await (await send(who, patch)).json()) as Preferences;

test('returns default preferences in the request’s language if the account has none @play-13', async () => {
  const nina = await newViewer(server);
  expect(await read(nina, { 'accept-language': 'es-ES' })).toEqual({ ...defaultPreferences, language: 'es_ES' });
});

test('merges changed preferences with stored ones, and returns all of them to each device @play-13 @play-16 @acct-03', async () => {
  const nina = await newViewer(server);
  await change(nina, { subTitleLanguage: 'pt-PT', player: { rate: 1.5, captions: { size: 150 } } });
  const whole = await change(nina, {
    autoAdvance: false,
    videoBackgroundAutoPlay: false,
    player: { qualityCap: 720, captions: { edge: 'shadow' }, skip: { intro: 'always' } },
  });
  expect(whole).toEqual({
    ...defaultPreferences,
    language: 'en_US',
    subTitleLanguage: 'pt-PT',
    autoAdvance: false,
    videoBackgroundAutoPlay: false,
    player: {
      ...defaultPreferences.player,
      rate: 1.5,
      qualityCap: 720,
      captions: { ...defaultPreferences.player.captions, size: 150, edge: 'shadow' },
      skip: { intro: 'always', recap: 'ask', credits: 'ask' },
    },
  });
  expect(await read(nina)).toEqual(whole);
  expect(await read(await newViewer(server))).toMatchObject({ autoAdvance: true, subTitleLanguage: '' });
  expect((await change(nina, { player: { qualityCap: null } })).player.qualityCap).toBeNull();
});

test('merges concurrent changes of preferences from two devices without a lost update @play-16', async () => {
  const nina = await newViewer(server);
  await Promise.all([
    change(nina, { audioLanguage: 'en' }),
    change(nina, { subTitleLanguage: 'es' }),
    change(nina, { player: { rate: 2 } }),
    change(nina, { player: { captions: { position: 'top' } } }),
  ]);
  expect(await read(nina)).toMatchObject({
    audioLanguage: 'en',
    subTitleLanguage: 'es',
    player: { rate: 2, captions: { position: 'top' } },
  });
});

test.each<[string, object]>([
  ['a text instead of a boolean in “autoAdvance”', { autoAdvance: 'yes' }],
  ['an unknown property', { subtitleLanguage: 'en' }],
  ['markup as the language', { language: '<script>' }],
  ['an audio language of 100 characters', { audioLanguage: 'x'.repeat(100) }],
  ['a playback rate above 4', { player: { rate: 4.01 } }],
  ['a playback rate below 0.25', { player: { rate: 0.1 } }],
  ['a quality cap of 0', { player: { qualityCap: 0 } }],
  ['a caption size that does not exist', { player: { captions: { size: 110 } } }],
  ['a caption colour with a semicolon', { player: { captions: { colour: 'red;}' } } }],
  ['a caption opacity above 1', { player: { captions: { opacity: 1.1 } } }],
  ['an unknown value for skipping intros', { player: { skip: { intro: 'sometimes' } } }],
  ['an unknown property of the player', { player: { more: 1 } }],
])('rejects preferences with %s and changes nothing @play-13', async (_fault, wrong) => {
  const nina = await newViewer(server);
  const answer = await send(nina, { ...wrong, videoBackgroundAutoPlayAudio: true });
  expect(answer.status).toBe(400);
  expect(await read(nina)).toMatchObject({ videoBackgroundAutoPlayAudio: false });
});

test('ignores only the invalid fields of damaged stored preferences @play-13', async () => {
  const nina = await newViewer(server);
  await change(nina, { audioLanguage: 'en' });
  const damaged = {
    audioLanguage: 'es',
    autoAdvance: 7,
    more: 1,
    player: { rate: 'fast', captions: { size: 200 }, skip: 3 },
  };
  await server.database.query('update preferences set chosen = $1 where chosen @> \'{"audioLanguage":"en"}\'', [
    JSON.stringify(damaged),
  ]);
  expect(await read(nina)).toEqual({
    ...defaultPreferences,
    language: 'en_US',
    audioLanguage: 'es',
    player: { ...defaultPreferences.player, captions: { ...defaultPreferences.player.captions, size: 200 } },
  });
});

test('deletes preferences with the account @play-13', async () => {
  const nina = await newViewer(server);
  await change(nina, { audioLanguage: 'sv' });
  const kept = async () =>
    (await server.database.query("select * from preferences where chosen->>'audioLanguage' = 'sv'")).length;
  expect(await kept()).toBe(1);
  await server.database.query('delete from accounts where email = $1', [nina.email]);
  expect(await kept()).toBe(0);
});
