import { createDynamicPix, hasError, isDynamicPix, parsePix } from 'pix-utils';
import { QrCodePix } from 'qrcode-pix';
import { expect, test } from 'vitest';
import { encodePixCode, isChecksumValid } from './br-code.ts';

const charge = { url: 'gateway.test/pix/pix_1', amount: 1999, name: 'PLAYBILL APEX', city: 'SAO PAULO' };

test('a PIX code equals the code of the library pix-utils for the same charge @pay-03', () => {
  const { url, name, city } = charge;
  const other = createDynamicPix({ url, merchantName: name, merchantCity: city });
  if (hasError(other)) throw other;
  // The library leaves out two optional fields: the mark of a code that is paid once, and the amount.
  const common = encodePixCode(charge).replace('000201010212', '000201').replace('540519.99', '');
  expect(common.slice(0, -4)).toBe(other.toBRCode().slice(0, -4));
});

test('the library pix-utils reads a PIX code, whose texts are cut and in ASCII @pay-03', () => {
  const read = parsePix(encodePixCode({ ...charge, name: 'Açaí & Cia', city: 'São Paulo dos Campos' }));
  if (hasError(read) || !isDynamicPix(read)) throw new Error('The library refuses the code');
  expect(read).toMatchObject({ url: charge.url, merchantName: 'Acai & Cia', merchantCity: 'Sao Paulo dos C' });
});

test.each([
  [1, 0.01],
  [50, 0.5],
  [1999, 19.99],
  [123456, 1234.56],
])('the amount %i in centavos is written as the library qrcode-pix writes %d reais @pay-03', (amount, value) => {
  const other = QrCodePix({ version: '01', key: 'k', name: 'NINA', city: 'RECIFE', value }).payload();
  const findAmount = (code: string) => /530398654(\d\d[\d.]+?)5802BR/.exec(code)?.[1];
  expect(findAmount(encodePixCode({ ...charge, amount }))).toBe(findAmount(other));
  expect(findAmount(other)).toContain(String(value));
});

test('the checksum of a code of the library qrcode-pix is right, and wrong after any change @pay-03', () => {
  const code = QrCodePix({
    version: '01',
    key: 'nina@playbill.test',
    name: 'NINA',
    city: 'RECIFE',
    value: 12.5,
    transactionId: 'A1',
  }).payload();
  expect(isChecksumValid(code)).toBe(true);
  for (let index = 0; index < code.length; index += 1) {
    const changed = `${code.slice(0, index)}${code[index] === '1' ? '2' : '1'}${code.slice(index + 1)}`;
    expect(isChecksumValid(changed)).toBe(false);
  }
});

test('an address that is too long for a PIX code is an error @pay-03', () =>
  expect(() => encodePixCode({ ...charge, url: 'x'.repeat(100) })).toThrow('longer than 99 characters'));
