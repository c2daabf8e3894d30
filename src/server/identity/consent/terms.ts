import { localise } from '#schemas/localise.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import { messagesOf } from '../../definitions/labels/messages.ts';
import type { StoredConsentAnswer } from './consent.store.ts';
import { isSameTerm, type ConsentStatus } from './rules.ts';

/**
 * The realm's consent terms in the caller's language. Editors get the same text as viewers, because they answer the
 * same terms.
 */
export async function localizeTerms(context: RealmContext, terms: readonly ConsentTerm[]): Promise<ConsentTerm[]> {
  addSurrogateKey(context, 'consent', 'terms');
  const { t } = await messagesOf(context, context.realm, context.locale);
  return localise([...terms], t);
}

/**
 * The latest answers of an account, each with whether it still counts. Compares each answer with the term in the
 * language of the answer, so that a switch of language does not ask again.
 * @param stored the realm's terms, not localized
 */
export async function getConsentStatus(
  context: RealmContext,
  stored: readonly ConsentTerm[],
  answers: ReadonlyMap<string, StoredConsentAnswer>,
): Promise<ConsentStatus[]> {
  const terms = new Map(stored.map((term) => [term.fieldName, term]));
  return Promise.all(
    [...answers].map(async ([fieldName, { term: answered, answer, at, locale }]) => {
      const { t } = await messagesOf(context, context.realm, locale);
      // Demo accounts store the terms with label keys instead of texts, so the texts are looked up.
      const term = localise(answered, t);
      const asked = terms.get(fieldName);
      return { term, answer, at, isCurrent: asked !== undefined && isSameTerm(localise(asked, t), term) };
    }),
  );
}
