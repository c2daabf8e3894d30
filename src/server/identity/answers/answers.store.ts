import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Tx } from '../../platform/db/scope.ts';
import { byZod } from '../../platform/db/stored/by-zod.ts';
import { mended } from '../../platform/db/stored/stored-document.ts';
import { tellIssues } from '../../platform/db/stored/tell-once.ts';

/** The values of an answer, by the ids of the form's fields. */
export type AnswerFields = Readonly<Record<string, string | number | boolean>>;

const isFields = byZod(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));

/** An answer to a form. Times in milliseconds. */
export interface FormAnswer {
  id: string;
  /** Undefined for a guest. */
  accountId: string | undefined;
  locale: string;
  fields: AnswerFields;
  answeredAt: number;
}

interface NewAnswer extends Omit<FormAnswer, 'id'> {
  form: string;
  /** The same for each try to send the same answer. */
  key: string;
  forgetAt: number;
}

/** Keeps an answer. Returns its id, or undefined where an answer with that key is kept already. */
export async function insertAnswer(tx: Tx, realm: string, answer: NewAnswer): Promise<string | undefined> {
  const { form, key, accountId, locale, fields, answeredAt, forgetAt } = answer;
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
      forget_at: new Date(forgetAt),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'form', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** All answers to a form, the oldest first. */
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
    const { value, issues } = mended(isFields, fields, {});
    tellIssues(tx, realm, 'form_answers', issues);
    return { id, accountId: account_id ?? undefined, locale, fields: value, answeredAt: answered_at.getTime() };
  });
}
