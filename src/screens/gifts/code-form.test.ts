import { expect, test } from 'vitest';
import { formatGiftCode } from './code-form.tsx';

test.each([
  ['7k3qw9m2xd4vb8rt6hnc1zpyes', '7K3QW-9M2XD-4VB8R-T6HNC-1ZPYE-S'],
  [' 7K3QW 9M2XD\t4VB8R–T6HNC-1ZPYE S ', '7K3QW-9M2XD-4VB8R-T6HNC-1ZPYE-S'],
  ['7K3', '7K3'],
  ['', ''],
  // A text that is no code stays as it was entered.
  ['https://apex.example/redeem?redeemCode=7K3', 'https://apex.example/redeem?redeemCode=7K3'],
])('the entered code “%s” is shown as “%s” @gift-01', (text, code) => expect(formatGiftCode(text)).toBe(code));
