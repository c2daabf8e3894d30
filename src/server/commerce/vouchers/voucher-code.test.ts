import { expect, test } from 'vitest';
import { deriveSigningKeys } from '../../platform/keys.ts';
import { createVoucherCode, getCodeHint, hashVoucherCode, normalizeVoucherCode } from './voucher-code.ts';

const SECRET = 'x'.repeat(32);
const FORMER_SECRET = 'y'.repeat(32);

test.each([
  ['7kqm-2xwa-9trc', '7KQM2XWA9TRC'],
  ['  7KQM 2XWA\t9TRC\n', '7KQM2XWA9TRC'],
  ['7KQM–2XWA—9TRC', '7KQM2XWA9TRC'],
  ['abc', undefined],
  ['', undefined],
  ['🎁🎁🎁🎁', undefined],
  ['ＷＥＬＣＯＭＥ', undefined],
  ['x'.repeat(10_000), undefined],
  ["' or 1=1 --", undefined],
])('reads the voucher code “%.40s” as %s @gift-02', (text, code) => {
  expect(normalizeVoucherCode(text)).toBe(code);
});

test('creates 2,000 different codes of twelve letters and digits that do not look alike @gift-02', () => {
  const codes = Array.from({ length: 2000 }, createVoucherCode);
  expect(new Set(codes).size).toBe(2000);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
  // 32 letters occur about equally often: each of them is 5 bits of a code.
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  expect(getCodeHint('7KQM2XWA9TRC')).toBe('…9TRC');
});

test('hashes of a code differ between realms, and a rotation of the secret keeps the former hash valid @gift-02', () => {
  const [before] = hashVoucherCode(deriveSigningKeys(FORMER_SECRET), 'north', '7KQM2XWA9TRC');
  const rotated = hashVoucherCode(deriveSigningKeys(SECRET, FORMER_SECRET), 'north', '7KQM2XWA9TRC');
  expect(rotated).toHaveLength(2);
  expect(rotated.indexOf(before ?? '')).toBe(1);
  expect(hashVoucherCode(deriveSigningKeys(SECRET), 'south', '7KQM2XWA9TRC')[0]).not.toBe(rotated[0]);
});
