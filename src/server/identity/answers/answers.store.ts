import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Tx } from '../../platform/db/scope.ts';
import { byZod } from '../../platform/db/stored/by-zod.ts';
import { repairValue } from '../../platform/db/stored/stored-document.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';

/** Values of a form answer by field id. */
export type AnswerFields = Readonly<Record<string, string | number | boolean>>;

const isFields = byZod(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));

/** A stored form answer. Times in milliseconds. */
export interface FormAnswer {
  id: string;
  /** Id of the account that answered; undefined for a guest. */
  accountId: string | undefined;
  locale: string;
  fields: AnswerFields;
  answeredAt: number;
}

interface NewAnswer extends Omit<FormAnswer, 'id'> {
  form: string;
  /** Idempotency key, which is the same for each retry of sending one answer. */
  key: string;
  expiresAt: number;
}

/** Stores an answer. Returns its id, or undefined if an answer with the same idempotency key exists. */
export async function insertAnswer(tx: Tx, realm: string, answer: NewAnswer): Promise<string | undefined> {
  const { form, key, accountId, locale, fields, answeredAt, expiresAt } = answer;
  const row = await tx
    .insertInto('form_answers')
    .values({
      realm,
      id: randomUUID(),
      form,
      key,
      account_id: accountId ?? null,
      locale,
      fields: JSON.stringify(fields),
      answered_at: new Date(answeredAt),
      expires_at: new Date(expiresAt),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'form', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** All answers to a form, oldest first. */
export async function listAnswers(tx: Tx, realm: string, form: string): Promise<FormAnswer[]> {
  const rows = await tx
    .selectFrom('form_answers')
    .select(['id', 'account_id', 'locale', 'fields', 'answered_at'])
    .where('realm', '=', realm)
    .where('form', '=', form)
    .orderBy('answered_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, account_id, locale, fields, answered_at }) => {
    const { value, issues } = repairValue(isFields, fields, {});
    reportDamages(tx, realm, 'form_answers', issues);
    return { id, accountId: account_id ?? undefined, locale, fields: value, answeredAt: answered_at.getTime() };
  });
}
