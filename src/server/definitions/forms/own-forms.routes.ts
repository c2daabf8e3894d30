import { localise } from '#schemas/localise.ts';
import { type OwnForm, OwnFormName } from '#schemas/wire/site/realm.ts';
import { findAnswerForm } from './answer-form.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { messagesFor } from '../labels/messages-for.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { findAccountForm } from './account-form.ts';
import { ownForms } from './own-forms.ts';

async function findNamedForm({ db, realm }: RealmContext, name: string): Promise<OwnForm | undefined> {
  const { data: own } = OwnFormName.safeParse(name);
  if (own !== undefined && own !== 'account') return { form: ownForms[own] };
  return inRealm(db, realm.id, async (tx) =>
    own === undefined ? findAnswerForm(tx, realm, name) : findAccountForm(tx, realm),
  );
}

export const ownFormHandlers: Handlers<'GET /api/v2/realm/forms/{name}'> = {
  'GET /api/v2/realm/forms/{name}': async (call) => {
    const found = await findNamedForm(call, call.params.name);
    if (!found) throw new ProblemError('NOT_FOUND', ['There is no such form']);
    const { form, storedOnly } = found;
    const messages = await messagesFor(call);
    return { form: localise(form, (key) => messages.t(key)), ...omitUndefined({ storedOnly }) };
  },
};
