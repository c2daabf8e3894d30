import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveSigningKeys } from '../../platform/keys.ts';
import { isGenuine, readRefreshToken, refreshTokenAt } from './refresh-token.ts';

const keys = deriveSigningKeys('a secret of the tests that is long enough');
const salt = randomBytes(16);
const place = { sessionId: '0189c3f0-7a63-4d5e-9b1f-2f6d3f1d0a77', generation: 7 };
const genuine = (text: string, by = keys, withSalt = salt) => {
  const token = readRefreshToken(text);
  return token !== undefined && isGenuine(by, token, withSalt);
};

test('a refresh token encodes family and generation, and is deterministic @auth-01', () => {
  const text = refreshTokenAt(keys, place, salt);
  expect(text).toMatch(/^[\w-]{70}$/);
  expect(readRefreshToken(text)).toMatchObject(place);
  expect(refreshTokenAt(keys, place, salt)).toBe(text);
  expect(genuine(text)).toBe(true);
});

test('rejects a refresh token with the MAC of another generation, or of another salt or secret @auth-01', () => {
  const text = refreshTokenAt(keys, place, salt);
  const next = refreshTokenAt(keys, { ...place, generation: 8 }, salt);
  const code = (of: string) => Buffer.from(of, 'base64url').subarray(20);
  expect(code(next)).not.toEqual(code(text));
  const grafted = Buffer.concat([Buffer.from(next, 'base64url').subarray(0, 20), code(text)]).toString('base64url');
  expect(genuine(grafted)).toBe(false);
  expect(genuine(text, keys, randomBytes(16))).toBe(false);
  expect(genuine(text, deriveSigningKeys('another secret of the tests, as long as it must be'))).toBe(false);
});

test('rejects a refresh token with any single bit flipped @auth-01', () => {
  const bytes = Buffer.from(refreshTokenAt(keys, place, salt), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(genuine(changed.toString('base64url')), `bit ${bit}`).toBe(false);
  }
});

test.each([
  '',
  'nonsense',
  'a'.repeat(43),
  `${refreshTokenAt(keys, place, salt)}=`,
  ` ${refreshTokenAt(keys, place, salt)}`,
  refreshTokenAt(keys, place, salt).slice(1),
  `${refreshTokenAt(keys, place, salt)}A`,
])('rejects a text that is not in the format of a refresh token: %j @auth-01', (text) =>
  expect(readRefreshToken(text)).toBeUndefined(),
);
