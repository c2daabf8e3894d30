import type { ConsentTerm } from '#schemas/generated/types.ts';
import { checkConsent } from '#schemas/values/consent.ts';
import { inRealm } from '../db/scope.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { presentedAccess, viewerOf } from '../sessions/authentication.ts';
import type { Handlers } from '../http/call.ts';
import { addAnswers, findAnswers } from './consent.store.ts';
import { answersTo, refuseOutstanding } from './rules.ts';
import { termsFor } from './terms.ts';
import { territoryStatus } from './territory.ts';

type Names = 'GET /api/v2/consent-prompt' | 'POST /api/v2/consent-prompt/answers';

const fieldOf = ({ fieldName, fieldType, text, defaultValue, required }: ConsentTerm) =>
  omitUndefined({ fieldName, fieldType, text, defaultValue, required });

export const consentHandlers: Handlers<Names> = {
  'GET /api/v2/consent-prompt': async (call) => {
    const { context, http, realm } = call;
    const terms = await termsFor(call);
    const viewer = await viewerOf(context, realm.id, await presentedAccess(context, http, realm.id));
    const answers =
      viewer && !viewer.isGuest
        ? await inRealm(context.db, realm.id, (tx) => findAnswers(tx, realm.id, viewer.id))
        : undefined;
    const said = [...(answers ?? [])].map(([promptField, { answer }]) => ({ promptField, answer }));
    const territory = territoryStatus(call);
    return {
      outsideAllowedTerritories: territory === 'OUTSIDE',
      territoryStatus: territory,
      fields: terms,
      outstanding: checkConsent(terms, said).map(({ field }) => field),
      ...(answers && {
        answers: [...answers.values()].map(({ answer, term }) => ({ answer, consentField: fieldOf(term) })),
      }),
    };
  },
  'POST /api/v2/consent-prompt/answers': async (call) => {
    const { context, realm, locale, body } = call;
    const account = call.viewer.id;
    const terms = await termsFor(call);
    const answers = answersTo(terms, body.consentAnswers);
    await inRealm(context.db, realm.id, async (tx) => {
      const before = await findAnswers(tx, realm.id, account);
      const kept = [...before].filter(([name]) => !answers.some(({ term }) => term.fieldName === name));
      refuseOutstanding(terms, [
        ...body.consentAnswers,
        ...kept.map(([promptField, { answer }]) => ({ promptField, answer })),
      ]);
      await addAnswers(tx, realm.id, account, answers, { locale, now: context.clock.now() });
    });
    return undefined;
  },
};
