import { localise } from '#schemas/localise.ts';
import { OwnFormName } from '#schemas/wire/realm.ts';
import { findAnswerForm } from './answer-form.ts';
import type { AnyCall, Handlers } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { messagesFor } from '../labels/messages-for.ts';
import { findAccountForm } from './account-form.ts';
import { ownForms } from './own-forms.ts';

const findOwnForm = async (call: AnyCall, name: OwnFormName) =>
  name === 'account' ? findAccountForm(call) : ownForms[name];

export const ownFormHandlers: Handlers<'GET /api/v2/realm/forms/{name}'> = {
  'GET /api/v2/realm/forms/{name}': async (call) => {
    const { data: own } = OwnFormName.safeParse(call.params.name);
    const form =
      own === undefined ? (await findAnswerForm(call, call.params.name))?.form : await findOwnForm(call, own);
    if (!form) throw new ProblemError('NOT_FOUND', ['There is no such form']);
    const messages = await messagesFor(call);
    return { form: localise(form, (key) => messages.t(key)) };
  },
};
