import { expect, test } from 'vitest';
import { deriveSigningKeys } from '../../platform/keys.ts';
import { newTokenId, type OneTimeId, readTokenText, tokenText } from './token-text.ts';

const OLD = 'a secret of the tests that is long enough';
const NEW = 'another one, which came after it, of 32 signs';
const keys = deriveSigningKeys(OLD);
const token: OneTimeId = { realm: 'north', kind: 'reset', id: newTokenId() };
const text = tokenText(keys, token);

test('reads the id from a one-time token of the same realm and kind', () => {
  expect(text).toMatch(/^[\w-]{64}$/);
  expect(readTokenText(keys, text, token)).toBe(token.id);
});

test('accepts one-time tokens signed with a former secret', () =>
  expect(readTokenText(deriveSigningKeys(NEW, OLD), text, token)).toBe(token.id));

test.each<[string, Parameters<typeof readTokenText>]>([
  ['of another realm', [keys, text, { ...token, realm: 'south' }]],
  ['of another kind', [keys, text, { ...token, kind: 'magic' }]],
  ['signed with an unknown secret', [deriveSigningKeys(NEW), text, token]],
  ['that is empty', [keys, '', token]],
  ['with an additional character at the end', [keys, `${text}A`, token]],
])('rejects a one-time token %s', (_what, asked) => expect(readTokenText(...asked)).toBeUndefined());
