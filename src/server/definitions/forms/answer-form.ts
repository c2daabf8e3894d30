import type { Form, Realm } from '#schemas/generated/types.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findValid } from '../documents/valid.ts';
import type { AnyCall } from '../../platform/http/call.ts';

/** What a realm says of a form whose answers it keeps. */
export type AnswerRule = NonNullable<Realm['answerForms']>[number];

/** A form whose answers the realm keeps, and what the realm says of it; undefined where the realm names no such form. */
export async function findAnswerForm(
  { context, realm }: Pick<AnyCall, 'context' | 'realm'>,
  name: string,
): Promise<{ form: Form; rule: AnswerRule } | undefined> {
  const rule = realm.settings.answerForms?.find((one) => one.form === name);
  if (!rule) return undefined;
  const form = await inRealm(context.db, realm.id, (tx) => findValid(tx, { realm: realm.id }, 'form', name));
  return form ? { form: form as Form, rule } : undefined;
}
