import { expect, test } from 'vitest';
import type { Form } from '#schemas/generated/types.ts';
import { answersCsv, answersJson } from './answers-text.ts';

const form = { version: '1.0', submitLabel: 'Send', fields: [{ id: 'name' }, { id: 'seats' }] } as unknown as Form;
const answer = { id: 'one', accountId: 'nina', locale: 'es_ES', answeredAt: 0 };

test('formats form answers as CSV; columns of fields that the form no longer has come last @def-21', () => {
  const answers = [
    { ...answer, fields: { seats: -2, name: 'Bo, "the" one\nand all', old: true } },
    { ...answer, accountId: undefined, fields: { name: '=1+1' } },
  ];
  expect(answersCsv(form, answers)).toBe(
    [
      'answeredAt,accountId,locale,name,seats,old',
      '1970-01-01T00:00:00.000Z,nina,es_ES,"Bo, ""the"" one\nand all",-2,true',
      "1970-01-01T00:00:00.000Z,,es_ES,'=1+1,,",
    ].join('\r\n'),
  );
});

test('formats form answers as JSON, without an account for a guest @def-21', () => {
  expect(JSON.parse(answersJson([{ ...answer, accountId: undefined, fields: { seats: 2 } }]))).toEqual([
    { answeredAt: '1970-01-01T00:00:00.000Z', locale: 'es_ES', fields: { seats: 2 } },
  ]);
});
