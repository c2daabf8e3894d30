import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rememberDevice, readDeviceCookie } from '../../platform/http/device.ts';
import { requireTicket, signTicket } from '../../platform/http/preview-ticket.ts';
import { deriveSigningKeys } from '../../platform/keys.ts';
import { readDrmLicenceToken, signDrmLicenceToken } from '../../viewing/playback/drm-licence-token.ts';
import { readPlayerToken, signPlayerToken } from '../../viewing/playback/player-token.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';
import { readGuestId, issueGuest } from './guest-tokens.ts';
import { isGenuine, readRefreshToken, refreshTokenAt } from './refresh-token.ts';

// Tests every kind of token of this server at every function that reads tokens.
const NOW = Date.parse('2026-07-11T12:00:00Z');
const former = 'a secret of before that is long enough for it';
const keys = deriveSigningKeys('a secret of the tests that is long enough', former);
const clock = { now: () => NOW };
const realm = 'lumen';
const salt = randomBytes(16);
const place = { sessionId: randomUUID(), generation: 3 };
const player = {
  realm,
  content: 102,
  kind: 'VOD',
  viewer: { id: 'guest-1', session: 's1', isGuest: true },
} as const;

/** A browser's request over plain HTTP, optionally with a cookie. */
function browserCall(ring: typeof keys, cookie?: string) {
  const set: string[] = [];
  const headers: Record<string, string> = { 'x-playbill-session': 'cookie', ...(cookie && { cookie }) };
  const raw = new Request('http://lumen.localhost/', { headers });
  const http = {
    req: { raw, header: (name: string) => headers[name.toLowerCase()] },
    header: (_name: string, value: string) => void set.push(value),
    get: () => realm,
  };
  return { call: { keys: ring, clock, config: { production: false }, http, realm: { id: realm } }, set };
}

type Ring = typeof keys;
const signers: Record<string, (ring: Ring) => Promise<string> | string> = {
  access: (ring) =>
    signAccessToken(
      { keys: ring, clock },
      { sessionId: 's1', id: 'ann', role: 'viewer', country: 'SE', realm, audience: 'site' },
    ),
  refresh: (ring) => refreshTokenAt(ring, place, salt),
  'guest refresh': async (ring) =>
    (await issueGuest({ keys: ring, clock }, { realm, country: 'SE' })).tokens.refreshToken,
  player: (ring) => signPlayerToken({ keys: ring, clock }, player),
  licence: (ring) => signDrmLicenceToken({ keys: ring, clock }, player),
  preview: async (ring) => (await signTicket({ keys: ring, clock }, { realm, kind: 'page', name: 'home' })).ticket,
  device: async (ring) => {
    const { call, set } = browserCall(ring);
    await rememberDevice(call as never, 'ann');
    return /playbill-device=([^;]+)/.exec(set.join('\n'))?.[1] ?? '';
  },
};
const context = { keys, clock } as never;
const taken = (reading: Promise<unknown>) =>
  reading.then(
    (read) => read !== undefined,
    () => false,
  );
const readers: Record<string, (token: string) => Promise<boolean>> = {
  access: (token) => taken(readAccessToken({ keys, clock }, token, realm)),
  refresh: async (token) => {
    const read = readRefreshToken(token);
    return read !== undefined && isGenuine(keys, read, salt);
  },
  'guest refresh': (token) => taken(readGuestId({ keys, clock }, token, realm)),
  player: (token) => taken(readPlayerToken({ keys, clock }, token)),
  licence: (token) => taken(readDrmLicenceToken(context, realm, `Bearer ${token}`)),
  preview: (token) => taken(requireTicket(context, { req: { header: () => token } } as never, realm)),
  device: (token) => taken(readDeviceCookie(browserCall(keys, `playbill-device=${token}`).call as never)),
};

const kinds = Object.keys(signers);
const pairs = kinds.flatMap((kind) => Object.keys(readers).map((place) => [kind, place] as const));

test.each(pairs)(
  'a token issued as kind “%s” and checked as kind “%s” is accepted only if both kinds are equal @auth-01',
  async (kind, asked) => {
    const token = (await signers[kind]?.(keys)) ?? '';
    expect(token).not.toBe('');
    expect(await readers[asked]?.(token)).toBe(kind === asked);
  },
);

test.each(kinds)(
  'accepts a token of kind “%s” signed with a former secret, and rejects one with another server’s secret @auth-01',
  async (kind) => {
    expect(await readers[kind]?.((await signers[kind]?.(deriveSigningKeys(former))) ?? '')).toBe(true);
    expect(await readers[kind]?.((await signers[kind]?.(deriveSigningKeys('x'.repeat(40)))) ?? '')).toBe(false);
  },
);
