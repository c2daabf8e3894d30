import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { deriveSigningKeys } from '../../platform/keys.ts';
import { readPlayerToken, signPlayerToken } from './player-token.ts';

const keys = deriveSigningKeys('a secret of the tests that is long enough');
const NOW = 1_800_000_000;
const at = (seconds: number) => ({ keys, clock: { now: () => seconds * 1000 + 999 } });
const viewer = { id: 'v', session: 's', isGuest: true };
const claims = { realm: 'lumen', content: 7, kind: 'VOD', viewer } as const;
const token = await signPlayerToken(at(NOW), claims);
const refused = expect.objectContaining({ code: 'FORBIDDEN' });

test('a signed stream address is valid for one title and ten minutes @play-03', async () => {
  expect(await readPlayerToken(at(NOW), token)).toEqual(claims);
  expect(await readPlayerToken(at(NOW + 599), token)).toEqual(claims);
  await expect(readPlayerToken(at(NOW + 600), token)).rejects.toEqual(refused);
  const live = { ...claims, kind: 'LIVE' } as const;
  expect(await readPlayerToken(at(NOW), await signPlayerToken(at(NOW), live))).toEqual(live);
});

const signed = (
  header: { alg: string; typ?: string; kid?: string },
  secret: Uint8Array,
  more = {},
  expires = NOW + 600,
) => new SignJWT({ ...claims, ...more }).setProtectedHeader(header).setExpirationTime(expires).sign(secret);
const ours = { alg: 'HS256', typ: 'player+jwt', kid: keys.id };

test('accepts the unmodified signed stream address of which the next tests use invalid copies (control)', async () =>
  expect(await readPlayerToken(at(NOW), await signed(ours, keys.player))).toEqual(claims));

test.each<[string, string]>([
  ['signed with the key of guest tokens', await signed(ours, keys.guest)],
  ['with the token type of access tokens', await signed({ ...ours, typ: 'access+jwt' }, keys.player)],
  ['without a key id', await signed({ alg: 'HS256', typ: 'player+jwt' }, keys.player)],
  ['signed with another algorithm', await signed({ ...ours, alg: 'HS512' }, new Uint8Array(64).fill(112))],
  ['without an expiry', await new SignJWT(claims).setProtectedHeader(ours).sign(keys.player)],
  ['with an invalid content id', await signed(ours, keys.player, { content: 'x' })],
  ['without a viewer', await signed(ours, keys.player, { viewer: undefined })],
  ['for a kind of title that cannot be played', await signed(ours, keys.player, { kind: 'SERIES' })],
  ['with an arbitrary text in JWT format as token', 'a.b.c'],
  ['with an empty token', ''],
])('rejects a signed stream address %s @play-03', async (_which, text) =>
  expect(readPlayerToken(at(NOW), text)).rejects.toEqual(refused),
);
