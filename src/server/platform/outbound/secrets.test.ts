import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openSecrets, secretSettings } from './secrets.ts';

test('reads a realm’s secret from an environment variable; error messages contain its name but not its value @srv-08', async () => {
  const secrets = openSecrets({ PLAYBILL_SECRET_NORTH__HOOK: 'abc', PLAYBILL_SECRET_SOUTH__HOOK_FILE: '/nowhere' });
  expect(await secrets('north', 'hook')).toBe('abc');
  await expect(secrets('south', 'hook')).rejects.toThrow('ENOENT');
  await expect(secrets('east', 'hook')).rejects.toThrow('set PLAYBILL_SECRET_EAST__HOOK or');
});

test('maps hyphens in a secret’s name to underscores, and trims the content of a secret file @srv-08', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-secrets-'));
  const file = path.join(folder, 'hook');
  await writeFile(file, ' abc\n');
  const secrets = openSecrets({ PLAYBILL_SECRET_FAR_NORTH__WEB_HOOK_FILE: file });
  expect(await secrets('far-north', 'web-hook')).toBe('abc');
  // The file is read each time, so that it may change.
  await writeFile(file, 'def');
  expect(await secrets('far-north', 'web-hook')).toBe('def');
  await rm(folder, { recursive: true });
});

test('reads only the non-empty environment variables with the prefix PLAYBILL_SECRET_ @srv-08', () =>
  expect(
    secretSettings({
      PLAYBILL_SECRET_NORTH__HOOK: 'abc',
      PLAYBILL_SECRET_NORTH__EMPTY: '',
      PLAYBILL_SECRET_NORTH__UNSET: undefined,
      PLAYBILL_SECRET: 'the main one',
      MY_PLAYBILL_SECRET_X: 'x',
      HOME: '/root',
    }),
  ).toEqual({ PLAYBILL_SECRET_NORTH__HOOK: 'abc' }));
