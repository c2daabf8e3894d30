import { expect, test } from 'vitest';
import { newTokenId, type OneTimeId, readTokenText, tokenText } from './token-text.ts';

const keys = { oneTime: new Uint8Array(32).fill(1) };
const token: OneTimeId = { realm: 'north', kind: 'reset', id: newTokenId() };
const text = tokenText(keys, token);

test('the id is read from a token of the same realm and kind', () => {
  expect(text).toMatch(/^[\w-]{64}$/);
  expect(readTokenText(keys, text, token)).toBe(token.id);
});

test.each<[string, Parameters<typeof readTokenText>]>([
  ['another realm', [keys, text, { ...token, realm: 'south' }]],
  ['another kind', [keys, text, { ...token, kind: 'magic' }]],
  ['another key', [{ oneTime: new Uint8Array(32).fill(2) }, text, token]],
  ['no token at all', [keys, '', token]],
  ['more behind it', [keys, `${text}A`, token]],
])('by %s it says nothing', (_what, asked) => expect(readTokenText(...asked)).toBeUndefined());
