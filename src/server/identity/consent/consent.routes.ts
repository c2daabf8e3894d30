import type { ConsentTerm } from '#schemas/generated/types.ts';
import { checkConsent } from '#schemas/values/consent.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { findPresentedViewer } from '../sessions/authentication.http.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { addAnswers, findAnswers, findTerms } from './consent.store.ts';
import {
  matchConsentAnswers,
  getCurrentAnswers,
  hashTerms,
  assertTermsUnchanged,
  assertRequiredTermsAccepted,
} from './rules.ts';
import { getConsentStatus, localizeTerms } from './terms.ts';
import { territoryStatus } from './territory.ts';

type Names = 'GET /api/v2/consent-prompt' | 'POST /api/v2/consent-prompt/answers';

const toField = ({ fieldName, fieldType, label, text, defaultValue, required }: ConsentTerm) =>
  omitUndefined({ fieldName, fieldType, label, text, defaultValue, required });

export const consentHandlers: Handlers<Names> = {
  'GET /api/v2/consent-prompt': async (call) => {
    const { db, realm } = call;
    const viewer = await findPresentedViewer(call);
    const accountId = viewer && !viewer.isGuest ? viewer.id : undefined;
    const { stored, given } = await inRealm(db, realm.id, async (tx) => ({
      stored: await findTerms(tx, realm.id),
      given: accountId === undefined ? undefined : await findAnswers(tx, realm.id, accountId),
    }));
    const terms = await localizeTerms(call, stored);
    const standing = given && (await getConsentStatus(call, stored, given));
    const territory = territoryStatus(call);
    return {
      outsideAllowedTerritories: territory === 'OUTSIDE',
      territoryStatus: territory,
      fields: terms,
      edition: hashTerms(terms),
      outstanding: checkConsent(terms, getCurrentAnswers(standing ?? [])).map(({ field }) => field),
      ...(standing && {
        answers: standing.map(({ term, answer, at, isCurrent }) => ({
          answer,
          answeredAt: new Date(at).toISOString(),
          isCurrent,
          consentField: toField(term),
        })),
      }),
    };
  },
  'POST /api/v2/consent-prompt/answers': async (call) => {
    const { realm, locale, body } = call;
    const account = call.caller.id;
    const { stored, given } = await inRealm(call.db, realm.id, async (tx) => ({
      stored: await findTerms(tx, realm.id),
      given: await findAnswers(tx, realm.id, account),
    }));
    const terms = await localizeTerms(call, stored);
    assertTermsUnchanged(terms, body.edition);
    const answers = matchConsentAnswers(terms, body.consentAnswers);
    const counted = getCurrentAnswers(await getConsentStatus(call, stored, given));
    const unchanged = counted.filter(({ promptField }) => !answers.some(({ term }) => term.fieldName === promptField));
    assertRequiredTermsAccepted(terms, [...body.consentAnswers, ...unchanged]);
    // A form sends all checkboxes, also those that the user has answered before. Answers that repeat a valid one are
    // dropped, so that the date of the first answer is kept.
    const fresh = answers.filter(
      ({ term, answer }) => !counted.some((one) => one.promptField === term.fieldName && one.answer === answer),
    );
    await inRealm(call.db, realm.id, (tx) =>
      addAnswers(tx, realm.id, account, fresh, { locale, now: call.clock.now() }),
    );
    return undefined;
  },
};
