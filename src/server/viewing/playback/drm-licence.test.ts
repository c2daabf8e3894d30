import { jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest, PlayerJson } from '#schemas/wire/viewing/playback.ts';
import { realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';
import { deriveContentKey } from './content-key.ts';
import type { Scheme } from './protected-address.ts';

/** Ids of the test's titles, keyed by the media that they play. */
const ids = { cenc: 901, cbcs: 902, other: 903, whole: 904, elsewhere: 905 } as const;
const SECRET = 'what the realm shares with its licence server';

const stream = (film: string) => ({
  duration: 22,
  hls: `/media/${film}/master.m3u8`,
  dash: `/media/${film}/manifest.mpd`,
});
const clearKey = (scheme: string) => ({ scheme, keySystems: ['CLEARKEY'] });
const films = {
  cenc: { ...stream('film'), protection: clearKey('CENC') },
  cbcs: { ...stream('film'), protection: clearKey('CBCS') },
  other: { ...stream('other'), protection: clearKey('CENC') },
  whole: { ...stream('film'), protection: { scheme: 'AES128', keySystems: [] } },
  elsewhere: {
    ...stream('film'),
    protection: {
      scheme: 'CBCS',
      keySystems: ['WIDEVINE', 'FAIRPLAY'],
      licenceUrl: 'https://licence.test/acquire',
      tokenSecret: 'licence-server',
    },
  },
};
type Json = Record<string, object>;

let server: TestServer;
let guest: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer({ secrets: { PLAYBILL_SECRET_NORTH__LICENCE_SERVER: SECRET } });
  for (const realm of ['north', 'south']) {
    const files = realmFiles(realm) as { 'media.json': { media: Json }; 'catalogue/all.json': { videos: object[] } };
    const [media, catalogue] = [files['media.json'], files['catalogue/all.json']];
    const titles = Object.entries(ids).map(([name, id]) => ({
      id,
      title: name,
      duration: 600,
      publishedAt: '2026-01-01',
      access: 'GRANTED',
      media: name,
    }));
    const { folder, remove } = await writeRealm(realm, {
      'media.json': { ...media, media: { ...media.media, ...films } },
      'catalogue/all.json': { ...catalogue, videos: [...catalogue.videos, ...titles] },
    });
    await loadRealm(server.context, folder, { moved: true });
    await remove();
  }
  guest = bearer(await server.guest());
});
afterAll(() => server.close());

async function streams(id: number, headers = guest, realm = 'north'): Promise<PlayerJson> {
  const manifest = await server.call(`/api/v5/manifest/video/${id}`, { method: 'POST', headers, realm });
  const { playerUrlCallback } = (await manifest.json()) as Manifest;
  return (await (await server.call(new URL(playerUrlCallback).pathname, { realm })).json()) as PlayerJson;
}
async function drmOf(id: number, headers = guest, realm = 'north') {
  const drm = (await streams(id, headers, realm)).hls[0]?.drm;
  if (!drm) throw new Error(`${id} is not protected`);
  return drm;
}
const keyOf = (film: string, scheme: Scheme, realm = 'north') =>
  deriveContentKey(server.context.keys.content, { realm, film, scheme });
const kidOf = (...of: Parameters<typeof keyOf>) => keyOf(...of).kid.toString('base64url');

interface AskedFor {
  realm?: string;
  headers?: Record<string, string>;
  /** Raw request body. */
  body?: string;
}
async function licence(token: string | undefined, kids: string[], { realm = 'north', headers, body }: AskedFor = {}) {
  const answer = await server.call(`/api/v2/licence/${realm}/clearkey`, {
    realm,
    method: 'POST',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    body: new TextEncoder().encode(body ?? JSON.stringify({ kids, type: 'temporary' })),
  });
  return { status: answer.status, body: (await answer.json()) as unknown, headers: answer.headers };
}

describe('Clear Key licence', () => {
  test.each(['cenc', 'cbcs'] as const)(
    'returns the content key of a stream with the encryption scheme %s @play-04',
    async (scheme) => {
      const { hls, dash } = await streams(ids[scheme]);
      const drm = hls[0]?.drm;
      expect(hls[0]?.url).toBe(`http://north.localhost/media/film/${scheme}/north/clearkey/22/master.m3u8`);
      expect(drm).toEqual({
        jwtToken: expect.any(String),
        url: 'http://north.localhost/api/v2/licence/north/clearkey',
        encryptionMode: scheme.toUpperCase(),
        containerType: 'CMAF',
        keySystems: ['CLEARKEY'],
      });
      expect(dash[0]?.drm).toEqual(drm);
      const { kid, key } = keyOf('film', scheme);
      const asked = kid.toString('base64url');
      expect(await licence(drm?.jwtToken, [asked, asked])).toMatchObject({
        status: 200,
        body: { keys: [{ kty: 'oct', kid: asked, k: key.toString('base64url') }], type: 'temporary' },
      });
    },
  );

  test('a licence response allows any origin (CORS) and must not be cached @play-04', async () => {
    const { jwtToken } = await drmOf(ids.cenc);
    const { headers } = await licence(jwtToken, [kidOf('film', 'cenc')], { headers: { origin: 'https://any.test' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toContain('no-store');
    const before = await server.call('/api/v2/licence/north/clearkey', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://any.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-drm-info',
      },
    });
    expect(before.headers.get('access-control-allow-origin')).toBe('*');
    expect(before.headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-drm-info');
    const elsewhere = await server.call('/api/v1/init', { headers: { origin: 'https://any.test' } });
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('rejects missing, truncated, foreign or expired licence tokens with 401 @play-04', async () => {
    const { jwtToken } = await drmOf(ids.cenc);
    const kid = kidOf('film', 'cenc');
    const { playerUrlCallback } = (await (
      await server.call(`/api/v5/manifest/video/${ids.cenc}`, { method: 'POST', headers: guest })
    ).json()) as Manifest;
    const claims = { realm: 'north', content: ids.cenc, sid: 's', isGuest: true };
    const signed = (header: { alg: string; typ: string; kid?: string }, key: Uint8Array, more = {}) =>
      new SignJWT({ ...claims, ...more })
        .setProtectedHeader(header)
        .setSubject('s')
        .setExpirationTime(Math.floor(server.clock.now() / 1000) + 60)
        .sign(key);
    const { keys } = server.context;
    const ours = { alg: 'HS256', typ: 'licence+jwt', kid: keys.id };
    expect((await licence(await signed(ours, keys.licence), [kid])).status).toBe(200);
    const refused: [string, string | undefined][] = [
      ['none', undefined],
      ['empty', ''],
      ['cut', jwtToken.slice(0, -3)],
      ['without signature', jwtToken.slice(0, jwtToken.lastIndexOf('.') + 1)],
      ['the player’s', new URL(playerUrlCallback).pathname.split('/').at(-1)],
      ['a session’s', guest['authorization']?.replace('Bearer ', '')],
      ['by another key', await signed(ours, keys.player)],
      ['of another type', await signed({ ...ours, typ: 'player+jwt' }, keys.licence)],
      ['for no title', await signed(ours, keys.licence, { content: 'x' })],
    ];
    for (const [what, token] of refused) expect((await licence(token, [kid])).status, what).toBe(401);
    server.clock.advance(599_000);
    expect((await licence(jwtToken, [kid])).status).toBe(200);
    server.clock.advance(1000);
    expect((await licence(jwtToken, [kid])).status).toBe(401);
    guest = bearer(await server.guest());
  });

  test('a licence token is valid for one title and realm; requests for other keys answer 403 @play-04 @realm-02', async () => {
    const { jwtToken } = await drmOf(ids.cenc);
    const other = await drmOf(ids.other);
    for (const kid of [
      kidOf('other', 'cenc'),
      kidOf('film', 'cbcs'),
      kidOf('film', 'aes-128'),
      kidOf('film', 'cenc', 'south'),
      'AAAAAAAAAAAAAAAAAAAAAA',
    ])
      expect((await licence(jwtToken, [kid])).status, kid).toBe(403);
    expect((await licence(other.jwtToken, [kidOf('film', 'cenc')])).status).toBe(403);
    expect((await licence(jwtToken, [kidOf('film', 'cenc', 'south')], { realm: 'south' })).status).toBe(403);
    const south = bearer(await server.guest('south'));
    const theirs = await drmOf(ids.cenc, south, 'south');
    expect((await licence(theirs.jwtToken, [kidOf('film', 'cenc')])).status).toBe(403);
    expect((await licence(theirs.jwtToken, [kidOf('film', 'cenc', 'south')], { realm: 'south' })).status).toBe(200);
    const both = await licence(jwtToken, [kidOf('other', 'cenc'), kidOf('film', 'cenc')]);
    expect(both.body).toMatchObject({ keys: [{ kid: kidOf('film', 'cenc') }] });
    expect((both.body as { keys: object[] }).keys).toHaveLength(1);
  });

  test('a licence token ends with the session that requested the streams @play-04 @auth-01', async () => {
    const signedIn = await signIn(server, viewer);
    const { jwtToken } = await drmOf(ids.cenc, signedIn);
    const kid = kidOf('film', 'cenc');
    expect((await licence(jwtToken, [kid])).status).toBe(200);
    await server.call('/api/v2/logout', { method: 'POST', headers: signedIn });
    expect((await licence(jwtToken, [kid])).status).toBe(401);
  });

  test.each([
    ['a body that is no valid JSON', '{"kids":'],
    ['key ids that are not a list', '{"kids":"x"}'],
    ['an empty body', ''],
    ['an empty list of key ids', '{"kids":[]}'],
    ['an invalid key id', '{"kids":["short"]}'],
    ['an unsupported licence type', '{"kids":["AAAAAAAAAAAAAAAAAAAAAA"],"type":"for-ever"}'],
    ['ten thousand key ids', JSON.stringify({ kids: Array.from({ length: 10_000 }, () => 'AA') })],
  ])('answers 400 to a licence request with %s @play-04', async (_what, body) => {
    const { jwtToken } = await drmOf(ids.cenc);
    expect((await licence(jwtToken, [], { body })).status).toBe(400);
  });

  test('answers 413 to an oversized licence request @play-04', async () => {
    const { jwtToken } = await drmOf(ids.cenc);
    const kids = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(22, 'A'));
    expect((await licence(jwtToken, kids)).status).toBe(413);
  });
});

describe('AES-128 key', () => {
  const ask = async (address: string, token?: string) =>
    server.call(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  test('a title encrypted with AES-128 has an HLS stream with a URL that returns the key, and no DASH stream @play-04', async () => {
    const { hls, dash } = await streams(ids.whole);
    const drm = hls[0]?.drm;
    expect(drm).toMatchObject({ encryptionMode: 'AES128', keySystems: [] });
    expect(dash).toEqual([]);
    const { kid, key } = keyOf('film', 'aes-128');
    const answer = await ask(`${new URL(drm?.url ?? '').pathname}${kid.toString('hex')}`, drm?.jwtToken);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(key);
  });

  test('rejects AES-128 key requests without a token or for another video @play-04', async () => {
    const { jwtToken } = await drmOf(ids.whole);
    const at = (scheme: Scheme) => `/api/v2/licence/north/aes-128/${keyOf('film', scheme).kid.toString('hex')}`;
    expect((await ask(at('aes-128'))).status).toBe(401);
    expect((await ask(at('aes-128'), (await drmOf(ids.cenc)).jwtToken)).status).toBe(403);
    expect((await ask(at('cenc'), jwtToken)).status).toBe(403);
    // Each endpoint returns only keys of its own encryption scheme, so the other endpoint's key is refused.
    expect((await ask(at('cenc'), (await drmOf(ids.cenc)).jwtToken)).status).toBe(403);
    expect((await licence(jwtToken, [kidOf('film', 'aes-128')])).status).toBe(403);
    expect((await ask(`/api/v2/licence/north/aes-128/${'x'.repeat(32)}`, jwtToken)).status).toBe(404);
  });
});

test('tokens for an external licence server are signed with its shared secret @play-04', async () => {
  const drm = await drmOf(ids.elsewhere);
  expect(drm).toMatchObject({ url: 'https://licence.test/acquire', keySystems: ['WIDEVINE', 'FAIRPLAY'] });
  const { payload } = await jwtVerify(drm.jwtToken, new TextEncoder().encode(SECRET), {
    currentDate: new Date(server.clock.now()),
  });
  expect(payload).toMatchObject({ realm: 'north', content: ids.elsewhere, isGuest: true });
  expect((await licence(drm.jwtToken, [kidOf('film', 'cbcs')])).status).toBe(401);
});
