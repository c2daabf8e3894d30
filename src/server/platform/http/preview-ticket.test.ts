import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import { deriveSigningKeys } from '../keys.ts';
import { requireTicket, signTicket } from './preview-ticket.ts';

const keys = deriveSigningKeys('a secret of the tests that is long enough');
const NOW = 1_800_000_000;
const at = (seconds: number) => ({ keys, clock: { now: () => seconds * 1000 + 999 } });
const claims = { realm: 'lumen', kind: 'page', name: 'home', revision: 3 } as const;
const { ticket, expiresAt } = await signTicket(at(NOW), claims);

const shown = (text: string | undefined, seconds = NOW, realm = 'lumen') =>
  requireTicket(
    at(seconds),
    { req: { header: (name: string) => (name === TICKET_HEADER ? text : undefined) } } as never,
    realm,
  );

test('accepts a preview ticket for 15 minutes after its creation, and rejects the ticket afterwards', async () => {
  expect(expiresAt).toBe(new Date((NOW + 900) * 1000).toISOString());
  expect(await shown(ticket)).toEqual(claims);
  expect(await shown(ticket, NOW + 899)).toEqual(claims);
  await expect(shown(ticket, NOW + 900)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('rejects a preview ticket of another realm', async () =>
  expect(shown(ticket, NOW, 'apex')).rejects.toMatchObject({ code: 'FORBIDDEN' }));

interface Made {
  header?: { alg: string; typ: string; kid?: string };
  secret?: Uint8Array;
  audience?: string;
  more?: Record<string, unknown>;
  ends?: boolean;
}
const made = ({
  header = { alg: 'HS256', typ: 'preview+jwt', kid: keys.id },
  secret = keys.preview,
  audience = 'preview',
  more = {},
  ends = true,
}: Made) => {
  const jwt = new SignJWT({ ...claims, ...more }).setProtectedHeader(header).setAudience(audience);
  return (ends ? jwt.setExpirationTime(NOW + 900) : jwt).sign(secret);
};

test('accepts the valid preview ticket of which the next tests use invalid variants (control)', async () =>
  expect(await shown(await made({}))).toEqual(claims));

test.each<[string, string | undefined]>([
  ['no ticket', undefined],
  ['an empty ticket', ''],
  ['a text in the format of a JWT', 'a.b.c'],
  ['a ticket signed with the key of guest tokens', await made({ secret: keys.guest })],
  [
    'a ticket with the token type of access tokens',
    await made({ header: { alg: 'HS256', typ: 'access+jwt', kid: keys.id } }),
  ],
  [
    'a ticket signed with another algorithm',
    await made({ header: { alg: 'HS512', typ: 'preview+jwt', kid: keys.id }, secret: new Uint8Array(64).fill(118) }),
  ],
  ['a ticket for another audience', await made({ audience: 'player' })],
  ['a ticket without an expiry', await made({ ends: false })],
  ['a ticket for an unknown kind of document', await made({ more: { kind: 'account' } })],
])('rejects an invalid preview ticket: %s', async (_which, text) =>
  expect(shown(text)).rejects.toMatchObject({ code: 'UNAUTHORIZED' }),
);
