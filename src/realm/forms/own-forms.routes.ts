import { localise } from '#schemas/localise.ts';
import { OwnFormName } from '#schemas/wire/realm.ts';
import type { Handlers } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { messagesFor } from '../labels/messages-for.ts';
import { findAccountForm } from './account-form.ts';
import { ownForms } from './own-forms.ts';

export const ownFormHandlers: Handlers<'GET /api/v2/realm/forms/{name}'> = {
  'GET /api/v2/realm/forms/{name}': async (call) => {
    const { data: name } = OwnFormName.safeParse(call.params.name);
    if (name === undefined) throw new ProblemError('NOT_FOUND', ['There is no such form']);
    const messages = await messagesFor(call);
    const form = name === 'account' ? await findAccountForm(call) : ownForms[name];
    return { form: localise(form, (key) => messages.t(key)) };
  },
};
