import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { ACCESS_SECONDS, readAccessToken, signAccessToken } from './access-token.ts';
import { keysOf } from '../keys.ts';

const keys = keysOf('a secret of the tests that is long enough');
const NOW = 1_800_000_000;
const at = (seconds: number) => ({ keys, clock: { now: () => seconds * 1000 + 999 } });
const ann = { sessionId: 's1', id: 'ann', role: 'viewer', country: 'SE', realm: 'lumen', audience: 'site' } as const;
const token = await signAccessToken(at(NOW), ann);

test('a token says whose it is, where, and for how long @auth-01', async () => {
  expect(ACCESS_SECONDS).toBe(600);
  expect(await readAccessToken(at(NOW), token, 'lumen')).toEqual({
    claims: {
      id: 'ann',
      loc: 'SE',
      rol: 'viewer',
      isGuest: false,
      pro: { id: 'ann', tp: 'ADULT' },
      realm: 'lumen',
      sid: 's1',
      iat: NOW,
      exp: NOW + 600,
    },
    secondsLeft: 600,
  });
  const guest = await signAccessToken(at(NOW), { ...ann, role: 'guest' });
  expect((await readAccessToken(at(NOW), guest, 'lumen'))?.claims).toMatchObject({ rol: 'guest', isGuest: true });
});

test('a token of the studio says so, and one that names another audience is none @door-13', async () => {
  const studio = await signAccessToken(at(NOW), { ...ann, audience: 'studio' });
  expect((await readAccessToken(at(NOW), studio, 'lumen'))?.claims.aud).toBe('studio');
  expect((await readAccessToken(at(NOW), token, 'lumen'))?.claims.aud).toBeUndefined();
  expect(await readAccessToken(at(NOW), await signed(ours, keys.access, { aud: 'site' }), 'lumen')).toBeUndefined();
});

test('one that has expired is still read, and says so @auth-01', async () => {
  expect((await readAccessToken(at(NOW + 599), token, 'lumen'))?.secondsLeft).toBe(1);
  expect((await readAccessToken(at(NOW + 600), token, 'lumen'))?.secondsLeft).toBe(0);
  expect((await readAccessToken(at(NOW + 86_400), token, 'lumen'))?.secondsLeft).toBe(600 - 86_400);
});

const claims = (await readAccessToken(at(NOW), token, 'lumen'))?.claims as unknown as Record<string, unknown>;
const signed = (
  header: { alg: string; typ?: string },
  secret: Uint8Array = keys.access,
  more: Record<string, unknown> = {},
) => new SignJWT({ ...claims, ...more }).setProtectedHeader(header).sign(secret);
const ours = { alg: 'HS256', typ: 'access+jwt' };
const [header = '', payload = '', signature = ''] = token.split('.');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('the hand-made token of these tests would be taken', async () =>
  expect(await readAccessToken(at(NOW), await signed(ours), 'lumen')).toBeDefined());

test.each<[string, string]>([
  ['another realm’s', await signAccessToken(at(NOW), { ...ann, realm: 'apex' })],
  ['one by the key of players', await signed(ours, keys.player)],
  ['one of another type', await signed({ alg: 'HS256', typ: 'preview+jwt' })],
  ['one without a type', await signed({ alg: 'HS256' })],
  ['one by another method', await signed({ ...ours, alg: 'HS512' }, new Uint8Array(64).fill(97))],
  ['one that nobody signed', `${encoded({ alg: 'none', typ: 'access+jwt' })}.${payload}.`],
  ['one whose words were changed', `${header}.${encoded({ ...claims, rol: 'editor' })}.${signature}`],
  ['one whose signature was left out', `${header}.${payload}.`],
  ['one with a role that there is not', await signed(ours, keys.access, { rol: 'root' })],
  ['one without a session', await signed(ours, keys.access, { sid: undefined })],
  ['nothing', ''],
  ['any text', 'a.b.c'],
])('what is no token of this realm opens nothing: %s @auth-01', async (_which, text) =>
  expect(await readAccessToken(at(NOW), text, 'lumen')).toBeUndefined(),
);

test('what goes wrong otherwise is not taken for a bad token', async () => {
  const broken = { ...at(NOW), keys: { ...keys, access: 'no key' as never } };
  await expect(readAccessToken(broken, token, 'lumen')).rejects.toThrow(TypeError);
});
