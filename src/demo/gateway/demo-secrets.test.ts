import { createPublicKey } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBankKey, openDemoSecrets, readMerchants } from './demo-secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'playbill-demo-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the demo’s payment secrets are made once per data folder and differ by realm and name @pay-03', async () => {
  const secrets = await openDemoSecrets(folder, ['apex', 'far-north']);
  expect(await openDemoSecrets(folder, ['apex', 'far-north'])).toEqual(secrets);
  const { PLAYBILL_SECRET_APEX__BOG_CALLBACK_KEY: bankKey, ...others } = secrets;
  expect(createPublicKey(openBankKey(folder)).equals(createPublicKey(bankKey ?? ''))).toBe(true);
  expect(new Set(Object.values(others)).size).toBe(Object.keys(others).length);
  expect(secrets['PLAYBILL_SECRET_FAR_NORTH__STRIPE_SECRET_KEY']).toMatch(/^sk_test_[\da-f]{64}$/);
});

test('the files of the demo’s payment secrets are readable for their owner only @pay-03', async () => {
  await openDemoSecrets(folder, ['apex']);
  const files = await readdir(path.join(folder, 'gateway'));
  const modes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, 'gateway', file))).mode & 0o777),
  );
  expect([files.sort(), modes]).toEqual([
    ['bank-key.pem', 'secrets.json'],
    [0o600, 0o600],
  ]);
});

test('a merchant has the secrets of its own variables, and its realm in the address of webhooks @pay-03', () => {
  const variables = {
    PLAYBILL_SECRET_APEX__CARD_SECRET_KEY: 'a',
    PLAYBILL_SECRET_LUMEN__CARD_SECRET_KEY: 'b',
    PLAYBILL_SECRET_APEX__MACHINE: 'c',
  };
  const [apex, lumen] = readMerchants(variables, ['apex', 'lumen'], 'http://127.0.0.1:3000');
  expect([apex?.secrets, lumen?.secrets]).toEqual([{ 'card-secret-key': 'a' }, { 'card-secret-key': 'b' }]);
  expect(lumen?.webhookUrl('card')).toBe('http://127.0.0.1:3000/api/v2/payment/events/card?realm=lumen');
});
