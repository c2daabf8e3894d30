import { localise } from '#schemas/localise.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import { messagesOf } from '../../definitions/labels/messages.ts';
import { findAnswers, findTerms } from './consent.store.ts';
import { isSameTerm, type ConsentStatus } from './rules.ts';

/**
 * The realm's consent terms in the caller's language. Editors get the same text as viewers, because they answer the
 * same terms.
 */
export async function findLocalizedTerms(context: RealmContext): Promise<ConsentTerm[]> {
  const { realm, locale } = context;
  addSurrogateKey(context, 'consent', 'terms');
  const { t } = await messagesOf(context, realm, locale);
  const terms = await inRealm(context.db, realm.id, (tx) => findTerms(tx, realm.id));
  return localise(terms, t);
}

/**
 * The latest answers of an account, each with whether it still counts. Compares each answer with the term in the
 * language of the answer, so that a switch of language does not ask again.
 */
export async function findConsentStatus(context: RealmContext, account: string): Promise<ConsentStatus[]> {
  const { realm } = context;
  const [written, answers] = await inRealm(context.db, realm.id, async (tx) => [
    await findTerms(tx, realm.id),
    await findAnswers(tx, realm.id, account),
  ]);
  const terms = new Map(written.map((term) => [term.fieldName, term]));
  return Promise.all(
    [...answers].map(async ([fieldName, { term: kept, answer, at, locale }]) => {
      const { t } = await messagesOf(context, realm, locale);
      // Demo accounts store terms with label keys instead of texts.
      const term = localise(kept, t);
      const asked = terms.get(fieldName);
      return { term, answer, at, isCurrent: asked !== undefined && isSameTerm(localise(asked, t), term) };
    }),
  );
}
