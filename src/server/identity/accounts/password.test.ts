import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyDummyPassword, hashPassword, verifyPassword, normalizeEmail } from './password.ts';

const hash = await hashPassword('a long one é');

test('hashes a password as Argon2id with a random salt @auth-02', async () => {
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hashPassword('a long one é')).not.toBe(hash);
});

test('accepts only the right password for a hash @auth-02', async () => {
  expect(await verifyPassword('a long one é', hash)).toBe(true);
  for (const other of ['', 'a long one', 'A long one é', 'a long one é ', hash])
    expect(await verifyPassword(other, hash), other).toBe(false);
});

test('verifies a hash with the cost parameters of an earlier release @auth-02', async () => {
  const nonce = Buffer.from('0123456789abcdef');
  const tag = argon2Sync('argon2id', {
    message: 'an old one',
    nonce,
    memory: 128,
    passes: 12,
    parallelism: 10,
    tagLength: 24,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const old = `$argon2id$v=19$m=128,t=12,p=10$${text(nonce)}$${text(tag)}`;
  expect(await verifyPassword('an old one', old)).toBe(true);
  expect(await verifyPassword('another', old)).toBe(false);
});

test.each([
  '',
  'a long one é',
  hash.replace('argon2id', 'argon2i'),
  hash.replace('v=19', 'v=16'),
  `x${hash}`,
  `${hash}$`,
  hash.slice(0, hash.lastIndexOf('$') + 1),
])('throws for the damaged password hash “%s”', async (damaged) =>
  expect(verifyPassword('a long one é', damaged)).rejects.toThrow('PHC'),
);

test('rejects any password for an unknown account @auth-02', async () => {
  expect(await verifyDummyPassword('a long one é')).toBe(false);
  expect(await verifyDummyPassword('')).toBe(false);
});

test('normalizes white space and case of an email address', () =>
  expect(normalizeEmail('  Nina@B.Test ')).toBe('nina@b.test'));

test.each([
  [' User@BÜCHER.test ', 'user@xn--bcher-kva.test'],
  ['user@例え.jp', 'user@xn--r8jz45g.jp'],
  ['User@playbill.test', 'user@playbill.test'],
  ['user@bücher.test:25', 'user@bücher.test:25'],
  ['user@evil@bücher.test', 'user@evil@bücher.test'],
])('normalises the email address %j to %s; a valid domain becomes ASCII @auth-03', (sent, stored) => {
  expect(normalizeEmail(sent)).toBe(stored);
});
