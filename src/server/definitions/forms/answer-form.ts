import type { Form, Realm } from '#schemas/generated/types.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../documents/valid.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';

/** Settings of a form whose answers are stored. */
export type AnswerRule = NonNullable<Realm['answerForms']>[number];

/** Finds a form whose answers are stored, with its settings; undefined when the realm has no such form. */
export async function findAnswerForm(
  tx: Tx,
  realm: RealmRecord,
  name: string,
): Promise<{ form: Form; rule: AnswerRule } | undefined> {
  const rule = realm.settings.answerForms?.find((one) => one.form === name);
  if (!rule) return undefined;
  const form = await findValidDocument(tx, { realm: realm.id }, 'form', name);
  return form ? { form: form as Form, rule } : undefined;
}
