import { sign } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { ACCESS_SECONDS, readAccessToken, signAccessToken } from './access-token.ts';
import { deriveSigningKeys } from '../../platform/keys.ts';

const keys = deriveSigningKeys('a secret of the tests that is long enough');
const NOW = 1_800_000_000;
const at = (seconds: number) => ({ keys, clock: { now: () => seconds * 1000 + 999 } });
const ann = {
  sessionId: 's1',
  id: 'ann',
  role: 'viewer',
  country: 'SE',
  realm: 'lumen',
  audience: 'site',
  signedInAt: (NOW - 60) * 1000,
} as const;
const token = await signAccessToken(at(NOW), ann);

test('an access token holds the account, the realm and its lifetime @auth-01', async () => {
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
      aud: 'site',
      auth_time: NOW - 60,
      iat: NOW,
      exp: NOW + 600,
    },
    secondsLeft: 600,
  });
  const guest = await signAccessToken(at(NOW), { ...ann, role: 'guest' });
  expect((await readAccessToken(at(NOW), guest, 'lumen'))?.claims).toMatchObject({ rol: 'guest', isGuest: true });
});

test('distinguishes access tokens of the site and the studio, and rejects another audience @door-13', async () => {
  const studio = await signAccessToken(at(NOW), { ...ann, audience: 'studio' });
  expect((await readAccessToken(at(NOW), studio, 'lumen'))?.claims.aud).toBe('studio');
  expect((await readAccessToken(at(NOW), token, 'lumen'))?.claims.aud).toBe('site');
  expect(await readAccessToken(at(NOW), await signed({ claims: { aud: 'player' } }), 'lumen')).toBeUndefined();
});

test('reads an expired access token and reports the negative remaining time @auth-01', async () => {
  expect((await readAccessToken(at(NOW + 599), token, 'lumen'))?.secondsLeft).toBe(1);
  expect((await readAccessToken(at(NOW + 600), token, 'lumen'))?.secondsLeft).toBe(0);
  expect((await readAccessToken(at(NOW + 86_400), token, 'lumen'))?.secondsLeft).toBe(600 - 86_400);
});

const SECRET = 'a secret of the tests that is long enough';
const others = deriveSigningKeys('another secret of the tests, as long as it must be');
const claims = decodeJwt(token);
const ours = { alg: 'EdDSA', typ: 'at+jwt', kid: keys.id };

interface Made {
  header?: Record<string, unknown>;
  key?: Parameters<SignJWT['sign']>[0];
  claims?: Record<string, unknown>;
}
/** Creates a token by hand. Its header, key and claims are valid, except for the given changes. */
const signed = ({ header: more = {}, key = keys.access.private, claims: changed = {} }: Made = {}) =>
  new SignJWT({ ...claims, ...changed }).setProtectedHeader({ ...ours, ...more }).sign(key);
const [header = '', payload = '', signature = ''] = token.split('.');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const publicText = new TextEncoder().encode(String(keys.access.public.export({ format: 'pem', type: 'spki' })));
const stranger = await generateKeyPair('EdDSA');

/** A token with an unknown critical header parameter (`crit`), signed with the server's key. */
function critical(): string {
  const input = `${encoded({ ...ours, crit: ['more'], more: 1 })}.${payload}`;
  return `${input}.${sign(null, Buffer.from(input), keys.access.private).toString('base64url')}`;
}

test('the header of an access token contains type and key id, and each token has its own id @auth-01', async () => {
  expect(decodeProtectedHeader(token)).toEqual(ours);
  expect(claims).toMatchObject({ iss: 'playbill', jti: expect.any(String) });
  expect(decodeJwt(await signAccessToken(at(NOW), ann)).jti).not.toBe(claims.jti);
});

test('accepts the unmodified access token of which the next tests use invalid copies (control)', async () =>
  expect(await readAccessToken(at(NOW), await signed(), 'lumen')).toBeDefined());

test.each<[string, string]>([
  ['a token of another realm', await signAccessToken(at(NOW), { ...ann, realm: 'apex' })],
  ['a token with the type of preview tickets', await signed({ header: { typ: 'preview+jwt' } })],
  ['a token without a type', await signed({ header: { typ: undefined } })],
  ['a token without a key id', await signed({ header: { kid: undefined } })],
  [
    'a token with an unknown key id, signed with that key',
    await signed({ header: { kid: others.id }, key: others.access.private }),
  ],
  ['a token signed with an unknown key under a known key id', await signed({ key: others.access.private })],
  [
    'a token with a header that points to the signer’s key (jku)',
    await signed({ key: stranger.privateKey, header: { jku: 'https://evil.test' } }),
  ],
  [
    'a token that contains the signer’s public key (jwk)',
    await signed({ key: stranger.privateKey, header: { jwk: await exportJWK(stranger.publicKey) } }),
  ],
  ['a token with an unknown critical header parameter (crit)', critical()],
  [
    'a token signed by HS256 with the public key as the secret',
    await signed({ key: publicText, header: { alg: 'HS256' } }),
  ],
  [
    'a token of the former type, signed by HS256 with the public key as the secret',
    await signed({ key: publicText, header: { alg: 'HS256', typ: 'access+jwt' } }),
  ],
  ['a token signed with the key of player tokens', await signed({ key: keys.player, header: { alg: 'HS256' } })],
  ['a token signed with the key of guest tokens', await signed({ key: keys.guest, header: { alg: 'HS256' } })],
  ['an unsigned token (alg: none)', `${encoded({ ...ours, alg: 'none' })}.${payload}.`],
  ['an unsigned token of the former type (alg: none)', `${encoded({ alg: 'none', typ: 'access+jwt' })}.${payload}.`],
  ['a token whose role was changed after signing', `${header}.${encoded({ ...claims, rol: 'editor' })}.${signature}`],
  ['a token without its signature', `${header}.${payload}.`],
  ['a token of another issuer', await signed({ claims: { iss: 'https://evil.test' } })],
  ['a token without an issuer', await signed({ claims: { iss: undefined } })],
  ['a token without an audience', await signed({ claims: { aud: undefined } })],
  ['a token with an unknown role', await signed({ claims: { rol: 'root' } })],
  ['a token without a session id', await signed({ claims: { sid: undefined } })],
  ['an empty text', ''],
  ['a text in the format of a JWT', 'a.b.c'],
])('rejects an invalid access token: %s @auth-01', async (_which, text) =>
  expect(await readAccessToken(at(NOW), text, 'lumen')).toBeUndefined(),
);

test('checks realm, expiry and keys again for a cached token @auth-01', async () => {
  expect(await readAccessToken(at(NOW), token, 'lumen')).toBeDefined();
  expect(await readAccessToken(at(NOW), token, 'apex')).toBeUndefined();
  expect((await readAccessToken(at(NOW + 601), token, 'lumen'))?.secondsLeft).toBe(-1);
  expect(await readAccessToken({ ...at(NOW), keys: others }, token, 'lumen')).toBeUndefined();
});

test('accepts access tokens signed with the former secret until that secret is removed @auth-01', async () => {
  const rotated = deriveSigningKeys('a new secret of the tests that is long enough', SECRET);
  const by = (ring: typeof keys) => ({ keys: ring, clock: at(NOW).clock });
  expect(await readAccessToken(by(rotated), token, 'lumen')).toBeDefined();
  const fresh = await signAccessToken(by(rotated), ann);
  expect(decodeProtectedHeader(fresh).kid).not.toBe(keys.id);
  expect(await readAccessToken(by(rotated), fresh, 'lumen')).toBeDefined();
  expect(await readAccessToken(by(keys), fresh, 'lumen')).toBeUndefined();
  const forgotten = deriveSigningKeys('a new secret of the tests that is long enough');
  expect(await readAccessToken(by(forgotten), token, 'lumen')).toBeUndefined();
});

test('does not treat an unexpected error as an invalid access token', async () => {
  const broken = { ...at(NOW), keys: { ...keys, access: { ...keys.access, public: 'no key' as never } } };
  await expect(readAccessToken(broken, token, 'lumen')).rejects.toThrow(TypeError);
});
