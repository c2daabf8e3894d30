import type { Form, Realm } from '#schemas/generated/types.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findValidDocument } from '../documents/valid.ts';
import type { RealmContext } from '../../platform/realm-context.ts';

/** Settings of a form whose answers are stored. */
export type AnswerRule = NonNullable<Realm['answerForms']>[number];

/** Finds a form whose answers are stored, with its settings; undefined when the realm has no such form. */
export async function findAnswerForm(
  { db, realm }: Pick<RealmContext, 'db' | 'realm'>,
  name: string,
): Promise<{ form: Form; rule: AnswerRule } | undefined> {
  const rule = realm.settings.answerForms?.find((one) => one.form === name);
  if (!rule) return undefined;
  const form = await inRealm(db, realm.id, (tx) => findValidDocument(tx, { realm: realm.id }, 'form', name));
  return form ? { form: form as Form, rule } : undefined;
}
