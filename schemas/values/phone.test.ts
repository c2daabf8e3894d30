import { expect, test } from 'vitest';
import { parsePhone } from './phone.ts';
import { rules } from './phoneNumber.ts';

const context = { values: {} };
const options = { id: 'p', type: 'phoneNumber', required: true, messages: {} } as const;

test.each<[prefix: string, number: string, international: string, region: string | undefined, possible: boolean]>([
  ['GB', '7400 123456', '+447400123456', 'GB', true],
  ['GB', '07400 123456', '+447400123456', 'GB', true],
  ['+44', '07400123456', '+447400123456', 'GB', true],
  ['44', '7400123456', '+447400123456', 'GB', true],
  ['BR', '(11) 91234-5678', '+5511912345678', 'BR', true],
  ['US', '201 555 0123', '+12015550123', 'US', true],
  ['CA', '416 555 0123', '+14165550123', 'CA', true],
  ['GB', '+1 201 555 0123', '+12015550123', 'US', true],
  ['GB', '0044 7400 123456', '+447400123456', 'GB', true],
  ['SA', '٥٠١٢٣٤٥٦٧', '+966501234567', 'SA', true],
  ['GB', '123', '+44123', undefined, false],
  ['DE', '1', '+491', 'DE', false],
])(
  'parses the country prefix %s and the phone number “%s” to %s @form-04',
  (prefix, number, international, region, possible) => {
    const value = parsePhone(prefix, number);
    expect(value).toMatchObject({ complete: true, possible, internationalNumber: international });
    if (region && possible) expect(value.regionCode).toBe(region);
  },
);

test('reports a phone number without a country prefix or without digits as incomplete @form-04', () => {
  expect(parsePhone('GB', '')).toMatchObject({
    prefix: '+44',
    complete: false,
    possible: false,
    internationalNumber: '',
  });
  expect(parsePhone('', '7400 123456')).toMatchObject({ complete: false, possible: false, internationalNumber: '' });
});

test('corrects a phone number with +4407 to +447, also if the number is typed with the country prefix @form-04', () => {
  expect(rules.clean('+4407400123456', context)).toBe('+447400123456');
  expect(rules.parts?.join({ prefix: '+44', number: '07400 123456' })).toBe('+447400123456');
});

test('returns an invalid phone number as typed, so that the user can correct the number @form-06', () => {
  const value = rules.parts?.join({ prefix: 'GB', number: 'call me' }) ?? '';
  expect(value).toBe('call me');
  expect(rules.check(options, value, context)?.kind).toBe('invalid');
  expect(rules.check(options, rules.parts?.join({ prefix: 'GB', number: ' ' }) ?? '?', context)?.kind).toBe('required');
});

test('splits a phone number into the country and the remaining digits', () => {
  expect(rules.parts?.split('+447400123456')).toEqual({ prefix: 'GB', number: '7400123456' });
});
