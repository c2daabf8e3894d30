import type { Consent, ConsentTerm } from '#schemas/generated/types.ts';
import { validate as isTerm } from '#schemas/generated/validators/definitions/consent-term.js';
import { check } from '#schemas/validate.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { repairValue } from '../../platform/db/stored/stored-document.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import type { TermAnswer } from './rules.ts';

/** The realm's consent terms as stored; empty if it has none. */
export async function findTerms(tx: Tx, realm: string): Promise<ConsentTerm[]> {
  const consent = (await findValidDocument(tx, { realm }, 'consent', 'terms')) as Consent | undefined;
  return consent?.terms ?? [];
}

/** A stored answer to a consent term. */
export interface StoredConsentAnswer extends TermAnswer {
  /** The language that the term was shown in. */
  locale: string;
  /** Time of the answer, in milliseconds. */
  at: number;
}

/** The latest answer of an account to each term, by field name. */
export async function findAnswers(tx: Tx, realm: string, accountId: string): Promise<Map<string, StoredConsentAnswer>> {
  const rows = await tx
    .selectFrom('consent_answers')
    .distinctOn('field_name')
    .select(['field_name', 'answer', 'term', 'locale', 'answered_at'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .orderBy('field_name')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ field_name, answer, term, locale, answered_at }) => {
      // If the stored term of an answer is damaged, the answer is kept, but does not count for the current term.
      const { value, issues } = repairValue<ConsentTerm>((stored) => check(isTerm, stored), term, {
        fieldName: field_name,
        fieldType: 'BINARY_CHOICE',
        label: field_name,
        text: '',
        required: false,
      });
      reportDamages(tx, realm, 'consent answers', issues);
      return [field_name, { answer, term: value, locale, at: answered_at.getTime() }];
    }),
  );
}

/** Appends answers, each with the text of its term; older answers are kept. `now` in milliseconds. */
export async function addAnswers(
  tx: Tx,
  realm: string,
  accountId: string,
  answers: readonly TermAnswer[],
  { locale, now }: { locale: string; now: number },
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('consent_answers')
    .values(
      answers.map(({ term, answer }) => ({
        realm,
        account_id: accountId,
        field_name: term.fieldName,
        answer,
        term: JSON.stringify(term),
        locale,
        answered_at: new Date(now),
      })),
    )
    .execute();
}
