import type { ConsentTerm } from '#schemas/generated/types.ts';
import { inRealm } from '../db/scope.ts';
import { localise } from '#schemas/localise.ts';
import type { AnyCall } from '../http/call.ts';
import { madeOf } from '../http/surrogate-keys.ts';
import { messagesFor } from '../labels/messages-for.ts';
import { findTerms } from './consent.store.ts';

/** The realm's terms in the caller's language. */
export async function termsFor(call: AnyCall): Promise<ConsentTerm[]> {
  const { context, http, realm } = call;
  madeOf(http, 'consent', 'terms');
  const messages = await messagesFor(call);
  const terms = await inRealm(context.db, realm.id, (tx) => findTerms(tx, realm.id));
  return localise(terms, (key) => messages.t(key));
}
