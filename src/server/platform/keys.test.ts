import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSigningKeys } from './keys.ts';
import { rotateSecrets } from './secret-file.ts';
import { StartError } from './start-error.ts';

/** Expected keys derived from a secret that consists of 32 times the letter "x". */
const KNOWN = {
  id: '3C7-2xWK0gMY',
  access: 'c5fb8a2617a0628564ba69c7734263035f0c91a476d0771ac85183c78225964a',
  guest: '2df588dec6a88ffd6f0a678a74a94b3c6f5bc3ba2188d488f0d697b0d023dd81',
  player: 'c4e70fc674e83e83a5f64a8959a2dc3277b6ab78c473be0adb75b621f29d1685',
  device: '61c63b01e50dbaaba83027f83e0ed68fd52586140ac4b6794dff97e8a116e9eb',
  preview: '1ec7e1a6ab319b2d0f70c1a85b1cc0b99aaf92cbc067cf29f9227f8a8c23059d',
  content: 'daedc3e68d736425e8a0a5125a29cc27eca7221b0d314a91972de300627a07d0',
  licence: 'c4fa431d6b01813015bddf0425ca083ad4bb4f99020acec98f0703ef8deb959a',
  payment: '4c24477266673997a43623e67f2b36b3614f2b631b0c505398f5d1bbc548cb48',
  mailedCode: '0ed23d37c265c3135371860daecd5cc6bf62f7a924bb91ec80c0481a3c35a287',
  voucher: '6aa1daf7f72ea4f590b6b6d132882572598e52055c28b7c3ecb3aef9a8e7d8b0',
  captcha: '3270b7448371475f4edb7fa80117a61c5bc55be6e3bdc0aa3df0a1f3245908c5',
  formAnswer: '76d9038a93a63112f5d6298b701c956312c2ab00b02241f0f6cdf46fe60f7516',
  oneTime: '1e9293d8353a21220af54ef555862466f4db883a649a394f721d48a58aab3e87',
  refresh: '3fe2ea03726139a3d3b401d7c7beeec20b2b7f00571d6e26b11d56417a475c19',
  analytics: '2c567dca4c6302d0b845bb626aaf2a013aeb637ae35fdc348e4652f308ab548f',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = (key: Uint8Array | string) => (typeof key === 'string' ? key : Buffer.from(key).toString('hex'));
const open = ({ below = '.', ...secrets }: { secret?: string; secretsBefore?: string[]; below?: string } = {}) =>
  openSigningKeys({ ...secrets, dataFolder: path.join(folder, below) });
const opened = async (options: Parameters<typeof open>[0] = {}) => {
  const { former: _former, access, ...others } = await open(options);
  const keys = { ...others, access: access.public.export({ format: 'der', type: 'spki' }).subarray(-32) };
  return Object.fromEntries(Object.entries(keys).map(([purpose, key]) => [purpose, text(key)]));
};

test('derives a different 256-bit key for each purpose from one secret @auth-01', async () => {
  const { id, ...keys } = await opened({ secret: 'x'.repeat(32) });
  expect(Object.keys(keys).sort()).toEqual(
    Object.keys(KNOWN)
      .filter((name) => name !== 'id')
      .sort(),
  );
  expect(new Set(Object.values(keys)).size).toBe(15);
  for (const key of Object.values(keys)) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(id).toMatch(/^[\w-]{12}$/);
});

test('derives the same keys from a given secret in every release @auth-01', async () =>
  expect(await opened({ secret: 'x'.repeat(32) })).toEqual(KNOWN));

test('derives the same keys from the same secret on every instance', async () => {
  expect(await opened({ secret: 'x'.repeat(32), below: 'one' })).toEqual(await opened({ secret: 'x'.repeat(32) }));
  expect(await opened({ secret: 'y'.repeat(32) })).not.toEqual(await opened({ secret: 'x'.repeat(32) }));
  expect(await readdir(folder)).toEqual([]);
});

test('creates a secret file with mode 0600 at the first start, and uses the same secret at later starts', async () => {
  const first = await opened({ below: 'new/data' });
  const file = path.join(folder, 'new/data/secrets.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(JSON.parse(await readFile(file, 'utf8')).secret, 'base64')).toHaveLength(48);
  expect(await readdir(path.dirname(file))).toEqual(['secrets.json']);
  expect(await opened({ below: 'new/data' })).toEqual(first);
  expect(await opened({ below: 'other' })).not.toEqual(first);
});

test.each(['', '{}', '{"secret":"short"}', 'nonsense'])(
  'reports a secret file with the invalid content %j without replacing the file',
  async (content) => {
    await writeFile(path.join(folder, 'secrets.json'), content);
    await expect(opened()).rejects.toThrow(StartError);
    expect(await readFile(path.join(folder, 'secrets.json'), 'utf8')).toBe(content);
  },
);

const file = () => path.join(folder, 'secrets.json');
const firstOf = async () => (JSON.parse(await readFile(file(), 'utf8')) as { secret: string }).secret;

test('after the secret was rotated, the previous keys remain available to verify old tokens @auth-01', async () => {
  const first = await open();
  const secret = await firstOf();
  await rotateSecrets(file());
  const second = await open();
  expect(second.id).not.toBe(first.id);
  expect(second.former.map(({ id }) => id)).toEqual([first.id]);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await rotateSecrets(file());
  expect((await open()).former.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await readFile(file(), 'utf8')).toContain(secret);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

test('rotating the secret after a compromise removes the current secret and all previous ones @auth-01', async () => {
  await open();
  const secret = await firstOf();
  await rotateSecrets(file(), { forget: true });
  expect((await open()).former).toEqual([]);
  expect(await readFile(file(), 'utf8')).not.toContain(secret);
});

test('refuses to rotate a damaged secret file @auth-01', async () => {
  await writeFile(file(), '{}');
  await expect(rotateSecrets(file())).rejects.toThrow(StartError);
  expect(await readFile(file(), 'utf8')).toBe('{}');
});

test('derives previous keys from the previous secrets in the configuration @auth-01', async () => {
  const [one, other] = ['x'.repeat(32), 'y'.repeat(32)];
  const before = await open({ secret: one });
  expect((await open({ secret: other, secretsBefore: [one] })).former.map(({ id }) => id)).toEqual([before.id]);
});

test('reports a secret file that cannot be read', async () => {
  await mkdir(path.join(folder, 'secrets.json'));
  await expect(opened()).rejects.toThrow('cannot be read');
});
